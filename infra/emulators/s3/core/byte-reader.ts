type ByteIterator = AsyncIterator<Uint8Array, unknown>;

export class ByteReader {
  readonly #source: ByteIterator;
  #buffer: Buffer = Buffer.alloc(0);
  #isEnded = false;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#source = stream[Symbol.asyncIterator]() as ByteIterator;
  }

  async #fill(): Promise<boolean> {
    if (this.#isEnded) return false;
    const next = await this.#source.next();
    if (next.done) this.#isEnded = true;
    else this.#buffer = this.#buffer.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#buffer, next.value]);
    return !this.#isEnded;
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return taken;
  }

  /** Consumes the mark. Undefined when the stream ends or `longest` is reached first. */
  async until(mark: string, longest: number): Promise<Buffer | undefined> {
    for (;;) {
      const at = this.#buffer.indexOf(mark);
      if (at > longest) return undefined;
      if (at >= 0) {
        const found = this.#take(at);
        this.#take(Buffer.byteLength(mark));
        return found;
      }
      if (this.#buffer.length > longest + mark.length || !(await this.#fill())) return undefined;
    }
  }

  async *exactly(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      if (this.#buffer.length === 0 && !(await this.#fill())) return;
      const piece = this.#take(Math.min(left, this.#buffer.length));
      left -= piece.length;
      yield piece;
    }
  }
}
