/** Shorter than what a function has, with room for the piece that is under way. */
const longestMs = 12_000;

/** How long a call that does many things goes on before it says that there is more to do. */
export class Pace {
  readonly #end = Date.now() + longestMs;

  get isOver(): boolean {
    return Date.now() > this.#end;
  }
}
