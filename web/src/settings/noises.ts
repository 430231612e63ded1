/** Small sounds made in the browser: wood, paper, a curtain. */

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!("AudioContext" in globalThis)) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A struck note that dies away. */
function note(frequency: number, after = 0, length = 0.18, loud = 0.08): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + after;
  const tone = at.createOscillator();
  const volume = at.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(at.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Cloth or paper: filtered noise. */
function rustle(length: number, pitch: number): void {
  const at = audio();
  if (!at) return;
  const buffer = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) * 0.12;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.buffer = buffer;
  source.connect(filter).connect(at.destination);
  source.start();
}

export type Noise = "seal" | "open" | "flip" | "land" | "turn" | "came" | "over";

export const noises: Record<Noise, () => void> = {
  seal: () => rustle(0.25, 900),
  open: () => rustle(0.5, 1600),
  flip: () => rustle(0.09, 2400),
  land: () => {
    for (const [i, tone] of [262, 392, 523].entries()) note(tone, i * 0.03, 0.5, 0.07);
  },
  turn: () => {
    note(392);
    note(587, 0.12);
  },
  came: () => note(523, 0, 0.12, 0.05),
  over: () => {
    for (const [i, tone] of [392, 494, 587, 784].entries()) note(tone, i * 0.14, 0.4);
  },
};
