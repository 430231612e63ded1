/** Writes a PNG: the chunks of one, around rows that are there already. */
import { crc32, deflateSync } from "node:zlib";

/** `kind` is bit depth and colour type; each row begins with a zero. */
export function png(width, height, kind, rows, extra = []) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([...kind, 0, 0, 0], 8);
  const chunks = [["IHDR", head], ...extra, ["IDAT", deflateSync(rows, { level: 9 })], ["IEND", Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...chunks.map((each) => chunk(...each))]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
