import type { Identity, Values } from './record-kind.ts';

export type MatchResult<One> = { found: One; identity: Identity };

/** Finds the record that another one is, by the first identity that both have. */
export class Matcher<One extends { values: Values }> {
  readonly #identities: readonly Identity[];
  readonly #byKey: ReadonlyMap<string, One[]>[];

  constructor(identities: readonly Identity[], records: readonly One[] = []) {
    this.#identities = identities;
    this.#byKey = identities.map(() => new Map<string, One[]>());
    for (const record of records) this.add(record);
  }

  add(record: One): void {
    this.#identities.forEach(({ keysOf }, index) => {
      const byKey = this.#byKey[index] as Map<string, One[]>;
      for (const key of keysOf(record.values as never)) {
        if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), record]);
      }
    });
  }

  find(values: Values): MatchResult<One> | undefined {
    for (const [index, identity] of this.#identities.entries()) {
      const alike = identity.keysOf(values as never).flatMap((key) => this.#byKey[index]!.get(key) ?? []);
      const found = alike.find((one) => !identity.differ?.(values as never, one.values as never));
      if (found) return { found, identity };
    }
    return undefined;
  }
}
