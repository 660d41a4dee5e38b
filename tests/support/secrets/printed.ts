import type { Part } from './find-secrets.ts';

type Write = typeof process.stdout.write;

/** Captures this process's output, which is still shown. */
export class PrintedSecret {
  readonly #texts: Uint8Array[] = [];
  readonly #stop: (() => void)[];

  constructor() {
    this.#stop = [process.stdout, process.stderr].map((stream) => {
      const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
      const heard = ((...given: unknown[]) => {
        this.#texts.push(Buffer.from(given[0] as string));
        return write(...given);
      }) as Write;
      const before = stream.write;
      stream.write = heard;
      return () => {
        if (stream.write === heard) stream.write = before;
      };
    });
  }

  part(): Part {
    return { where: 'what was printed', bytes: Buffer.concat(this.#texts) };
  }

  stop(): void {
    for (const stop of this.#stop) stop();
  }
}
