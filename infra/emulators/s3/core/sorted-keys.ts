/** S3 orders keys by their UTF-8 bytes, which is what JavaScript's order of this form of a key is. */
export function bytesOf(key: string): string {
  return Buffer.from(key, 'utf8').toString('latin1');
}

export function keyOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Keys in byte form, in order, found by halving. */
export class SortedKeys {
  readonly #keys: string[] = [];

  get length(): number {
    return this.#keys.length;
  }

  at(index: number): string | undefined {
    return this.#keys[index];
  }

  /** The index of the first key that is not before this one. */
  from(bytes: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]! < bytes) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(bytes: string): void {
    const index = this.from(bytes);
    if (this.#keys[index] !== bytes) this.#keys.splice(index, 0, bytes);
  }

  remove(bytes: string): void {
    const index = this.from(bytes);
    if (this.#keys[index] === bytes) this.#keys.splice(index, 1);
  }
}

/** The first place after every key that starts so: no byte of UTF-8 is 0xFF. */
export function afterPrefix(bytes: string): string {
  return `${bytes}\xff`;
}

/** The first place after the key itself. */
export function afterKey(bytes: string): string {
  return `${bytes}\x00`;
}
