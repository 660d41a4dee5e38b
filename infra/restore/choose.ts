import { keys } from '../../functions/data/core/keys.ts';
import type { Item } from '../../functions/data/core/table.ts';

export type Choice = (item: Item) => boolean;

/** Partitions with a prefix that ends in #, else exactly one record: CUSTOMER#1 is not CUSTOMER#12. */
export function byKeys(wanted: string): Choice {
  return ({ pk }) => (wanted === '' || wanted.endsWith('#') ? pk.startsWith(wanted) : pk === wanted);
}

type Refers = { customerId?: number; projectId?: number; customerIds?: number[] };

export class CustomerFilter {
  readonly #customerId: number;
  readonly #projects = new Set<string>();

  constructor(customerId: number) {
    this.#customerId = customerId;
  }

  /** Must see every item before the first selection: a project's records refer to the project, not to its customer. */
  learn({ pk, sk, kind, data }: Item): void {
    if (sk !== 'RECORD' || kind !== 'project') return;
    if ((data as Refers).customerId === this.#customerId) this.#projects.add(pk);
  }

  /** A record's whole partition follows, so records suffice for the selection. */
  readonly isRecordOf: Choice = ({ pk, sk, data }) => {
    if (sk !== 'RECORD') return false;
    const { customerId, projectId, customerIds = [] } = data as Refers;
    return (
      pk === keys.record('customer', this.#customerId).pk ||
      customerId === this.#customerId ||
      customerIds.includes(this.#customerId) ||
      (projectId !== undefined && this.#projects.has(keys.record('project', projectId).pk))
    );
  };
}
