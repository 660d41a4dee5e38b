import type { PushedRow } from '../../../shared/contract/hub.ts';
import { type FeedKind, factsOf } from '../../../shared/codes/kinds.ts';
import type { FeedRow } from '../../data/core/feed-rows.ts';

/** API Gateway sends messages in frames of 32 kB; a message that would exceed one goes without rows. */
const maxBytes = 24 * 1024;

export class PushedRows {
  readonly #rows = new Map<string, PushedRow & { kind: FeedKind }>();
  #bytes = 0;

  add(text: string): void {
    const { kind, id, version, deleted, data } = JSON.parse(text) as FeedRow;
    const known = this.#rows.get(`${kind} ${id}`);
    if (!factsOf(kind).isReadByAll || (known && known.version >= version)) return;
    const row = { kind, id, version, deleted, data: deleted ? {} : plainValues(data) };
    this.#bytes += Buffer.byteLength(JSON.stringify(row));
    this.#rows.set(`${kind} ${id}`, row);
  }

  of(kind: string): { rows?: PushedRow[] } {
    const rows = [...this.#rows.values()].filter((row) => row.kind === kind);
    if (rows.length === 0 || this.#bytes > maxBytes) return {};
    return { rows: rows.map(({ id, version, deleted, data }) => ({ id, version, deleted, data })) };
  }
}

function plainValues(data: object): PushedRow['data'] {
  const plain = Object.entries(data).filter(
    ([, value]) => value === null || !['object', 'undefined'].includes(typeof value),
  );
  return Object.fromEntries(plain);
}
