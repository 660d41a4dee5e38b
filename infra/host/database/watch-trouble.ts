import { type Trouble, damaged, freeBytes, leastFreeBytes, troubleIn, troubleSentences } from './trouble.ts';

type Options = {
  /** The folder of the data. */
  folder: string;
  file: string;
  /** Tells who runs the host. */
  tell(text: string): void;
  least?: number;
};

const everyMs = 15_000;
/** So long after the last sign of it, trouble is taken to be over. */
const lastsMs = 20_000;

/** Hears what functions and the database say of a full disk or a damaged database, and looks at the disk itself. */
export class TroubleWatch {
  /** Rejects when the database is damaged: going on would damage it more. */
  readonly failure: Promise<never>;
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #fail!: (error: Error) => void;
  #seen: { trouble: Trouble; at: number } | undefined;
  #isToldFull = false;

  constructor(options: Options) {
    this.#options = options;
    this.failure = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    this.failure.catch(() => {});
    this.#timer = setInterval(() => this.look(), everyMs).unref();
  }

  /** @param text what a function or the host itself reports as an error */
  hear(text: string): void {
    const trouble = troubleIn(text);
    if (trouble) this.#note(trouble);
  }

  look(): void {
    const { folder, least = leastFreeBytes, tell } = this.#options;
    if (freeBytes(folder) < least) this.#note('full');
    else if (this.#isToldFull) {
      this.#isToldFull = false;
      tell('Det finns plats på disken igen. Klang fortsätter.\n');
    }
  }

  /** What callers are told in place of an error of ours. */
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
    else if (!this.#isToldFull) {
      this.#isToldFull = true;
      tell(`Disken är full eller nästan full där ${folder} ligger. Frigör utrymme; Klang fortsätter av sig självt.\n`);
    }
  }
}
