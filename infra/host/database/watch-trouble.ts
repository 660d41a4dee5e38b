import { type Trouble, damaged, freeBytes, leastFreeBytes, troubleIn, troubleSentences } from './trouble.ts';

type Options = {
  folder: string;
  file: string;
  tell(text: string): void;
  least?: number;
};

const everyMs = 15_000;
/** Trouble counts as over this long after its last sign. */
const lastsMs = 20_000;

export class TroubleWatch {
  /** Rejects when the database is damaged: continuing would make it worse. */
  readonly failure: Promise<never>;
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #fail!: (error: Error) => void;
  #seen: { trouble: Trouble; at: number } | undefined;
  #isFullReported = false;

  constructor(options: Options) {
    this.#options = options;
    this.failure = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    this.failure.catch(() => {});
    this.#timer = setInterval(() => this.look(), everyMs).unref();
  }

  hear(text: string): void {
    const trouble = troubleIn(text);
    if (trouble) this.#note(trouble);
  }

  look(): void {
    const { folder, least = leastFreeBytes, tell } = this.#options;
    if (freeBytes(folder) < least) this.#note('full');
    else if (this.#isFullReported) {
      this.#isFullReported = false;
      tell('Det finns plats på disken igen. Klang fortsätter.\n');
    }
  }

  sentence(): string | undefined {
    const { trouble, at } = this.#seen ?? {};
    return trouble && Date.now() - at! < lastsMs ? troubleSentences[trouble] : undefined;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #note(trouble: Trouble): void {
    this.#seen = { trouble, at: Date.now() };
    const { folder, file, tell } = this.#options;
    if (trouble === 'damaged') this.#fail(damaged(file, 'den gick inte att läsa'));
    else if (!this.#isFullReported) {
      this.#isFullReported = true;
      tell(`Disken är full eller nästan full där ${folder} ligger. Frigör utrymme; Klang fortsätter av sig självt.\n`);
    }
  }
}
