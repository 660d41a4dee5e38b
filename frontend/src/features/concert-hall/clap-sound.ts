import { type Arrival, reverberationSeconds } from './hall.ts';

export class ClapSound {
  #context: AudioContext | undefined;
  #room: AudioBuffer | undefined;
  #hands: AudioBuffer | undefined;

  /** The audio context is created on the first click: browsers block sound before a user gesture. */
  play(arrivals: readonly Arrival[]): void {
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    const hands = (this.#hands ??= clap(context));
    const out = context.createDynamicsCompressor();
    out.connect(context.destination);
    const room = context.createConvolver();
    room.buffer = this.#room ??= roomOf(context);
    room.connect(out);

    for (const [index, { seconds, gain }] of arrivals.entries()) {
      const source = context.createBufferSource();
      source.buffer = hands;
      const level = context.createGain();
      level.gain.value = gain * loudness;
      source.connect(level);
      level.connect(out);
      // The reverberation follows the clap once, not each of its echoes.
      if (index === 0) level.connect(room);
      source.start(context.currentTime + 0.02 + seconds);
    }
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }
}

const loudness = 6;

/** Two palms: three bursts of noise within some milliseconds, around 1,200 Hz. */
function clap(context: AudioContext): AudioBuffer {
  const bursts = [0, 0.006, 0.011];
  const lasting = 0.16;
  let low = 0;
  let band = 0;
  const pitch = 2 * Math.sin((Math.PI * 1200) / context.sampleRate);
  return bufferOf(context, lasting, (seconds) => {
    const envelope = bursts.reduce((sum, start, index) => {
      const since = seconds - start;
      return since < 0 ? sum : sum + Math.exp(-since / (index === bursts.length - 1 ? 0.022 : 0.003));
    }, 0);
    const high = noise() * envelope - low - 0.7 * band;
    band += pitch * high;
    low += pitch * band;
    return band;
  });
}

function roomOf(context: AudioContext): AudioBuffer {
  let smooth = 0;
  return bufferOf(context, reverberationSeconds * 1.2, (seconds) => {
    const darkness = Math.min(0.92, 0.3 + seconds * 0.4);
    smooth = smooth * darkness + noise() * (1 - darkness);
    // -60 dB is a factor of 0.001.
    return smooth * 0.001 ** (seconds / reverberationSeconds) * Math.min(1, seconds / 0.02);
  });
}

function bufferOf(context: AudioContext, seconds: number, sample: (seconds: number) => number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = sample(index / context.sampleRate);
  return buffer;
}

function noise(): number {
  return Math.random() * 2 - 1;
}
