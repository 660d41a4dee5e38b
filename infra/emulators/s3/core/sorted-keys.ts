/** S3 sorts keys by their UTF-8 bytes; JavaScript sorts this form the same way. */
export function bytesOf(key: string): string {
  return Buffer.from(key, 'utf8').toString('latin1');
}

export function keyOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

export class SortedKeys {
  readonly #keys: string[] = [];

  get length(): number {
    return this.#keys.length;
  }

  at(index: number): string | undefined {
    return this.#keys[index];
  }

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

/** 0xFF does not occur in UTF-8. */
export function afterPrefix(bytes: string): string {
  return `${bytes}\xff`;
}

export function afterKey(bytes: string): string {
  return `${bytes}\x00`;
}
