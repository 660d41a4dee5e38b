import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const quietMs = 10_000;

/**
 * Collects this thread's garbage once its work has paused. Node collects only as more is made, so a busy hour would keep
 * its memory until the next one.
 */
export class IdleCollector {
  readonly #collect: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(collect: () => void = collectGarbage) {
    this.#collect = collect;
  }

  /** To be called for each piece of work. */
  postpone(): void {
    if (this.#timer) this.#timer.refresh();
    else
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#collect();
      }, quietMs).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

let found: (() => void) | undefined;

function collectGarbage(): void {
  if (!found) {
    setFlagsFromString('--expose-gc');
    found = runInNewContext('gc') as () => void;
  }
  found();
}
