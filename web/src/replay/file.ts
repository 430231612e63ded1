/** The text of a record's file, packed by gzip or not, and no longer than the server would take. */
import { Trouble } from "../base/api";

const LONGEST = 2_000_000;

export async function textOf(file: Blob): Promise<string> {
  if (file.size > LONGEST) throw new Trouble("too-long");
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b ? unpacked(file.stream()) : file.text();
}

/** Piece by piece: what is small when packed may be endless. */
async function unpacked(packed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  for (let length = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new Trouble("record", { key: "truncated" });
    });
    if (done) return new Blob(pieces).text();
    length += value.length;
    if (length > LONGEST) throw new Trouble("too-long");
    pieces.push(value);
  }
}
