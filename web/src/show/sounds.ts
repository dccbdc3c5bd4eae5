import { settings } from "../browser/settings.svelte";

/** A tone: its pitch in hertz, when it begins and how long it rings in seconds, how loud it is, and its colour. */
interface Tone {
  pitch: number;
  at?: number;
  ring: number;
  loud: number;
  wave?: OscillatorType;
}

/** A rush of air: noise whose colour glides between two pitches. */
interface Rush {
  from: number;
  to: number;
  time: number;
  loud: number;
}

/** What a struck bell sounds like: its hum, its strike note and what shimmers above them. */
const PARTIALS = [
  [1, 1],
  [2.01, 0.5],
  [2.76, 0.35],
  [5.4, 0.15],
] as const;
const bell = (pitch: number, at: number, ring: number, loud: number): Tone[] =>
  PARTIALS.map(([times, share]) => ({ pitch: pitch * times, at, ring: ring / Math.sqrt(times), loud: loud * share }));
const notes = (pitches: number[], apart: number, ring: number, loud: number, wave: OscillatorType = "sine"): Tone[] =>
  pitches.map((pitch, number) => ({ pitch, at: number * apart, ring, loud, wave }));

const SOUNDS = {
  flick: { rushes: [{ from: 2600, to: 900, time: 0.07, loud: 0.35 }], tones: [] },
  bell: { rushes: [], tones: [...bell(1318, 0, 0.5, 0.16), ...bell(1318, 0.17, 0.9, 0.2)] },
  roll: { rushes: [{ from: 160, to: 320, time: 0.7, loud: 0.5 }], tones: [] },
  sweep: { rushes: [{ from: 300, to: 2200, time: 0.5, loud: 0.3 }], tones: [] },
  ticket: { rushes: [], tones: notes([659, 831, 988, 1319], 0.11, 0.9, 0.14) },
  turn: { rushes: [], tones: notes([587, 880], 0.14, 0.5, 0.14) },
  missed: { rushes: [], tones: notes([330, 262], 0.13, 0.4, 0.1) },
  fanfare: { rushes: [], tones: [...notes([523, 659, 784, 1047], 0.15, 0.7, 0.11, "triangle"), ...notes([523, 784, 1319], 0.02, 1.6, 0.08).map((tone) => ({ ...tone, at: (tone.at ?? 0) + 0.62 }))] },
} satisfies Record<string, { rushes: Rush[]; tones: Tone[] }>;

/** The names of our sounds. */
export type Sound = keyof typeof SOUNDS;

let air: AudioContext | null = null;

/** Makes a sound, this many milliseconds from now, if the player wants any; a page that nobody has touched stays silent. */
export function sound(name: Sound, delay = 0): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  air ??= new AudioContext();
  void air.resume();
  const loud = new GainNode(air, { gain: settings.volume });
  loud.connect(air.destination);
  const start = air.currentTime + delay / 1000 + 0.01;
  for (const tone of SOUNDS[name].tones) ring(air, loud, tone, start + (tone.at ?? 0));
  for (const rush of SOUNDS[name].rushes) blow(air, loud, rush, start);
}

function ring(air: AudioContext, out: AudioNode, { pitch, ring, loud, wave = "sine" }: Tone, start: number): void {
  const source = new OscillatorNode(air, { frequency: pitch, type: wave });
  const gain = new GainNode(air, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + ring);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + ring);
}

function blow(air: AudioContext, out: AudioNode, { from, to, time, loud }: Rush, start: number): void {
  const source = new AudioBufferSourceNode(air, { buffer: noise(air, time) });
  const filter = new BiquadFilterNode(air, { type: "bandpass", frequency: from, Q: 1.2 });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + time);
  const gain = new GainNode(air, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + time * 0.25);
  gain.gain.linearRampToValueAtTime(0, start + time);
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

function noise(air: AudioContext, time: number): AudioBuffer {
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * time), air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let number = 0; number < samples.length; number++) samples[number] = Math.random() * 2 - 1;
  return buffer;
}
