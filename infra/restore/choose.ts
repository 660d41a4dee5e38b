import { keys } from '../../functions/stores/core/keys.ts';
import type { Item } from '../../functions/stores/core/table.ts';

/** Whether an item is among what is to be brought back. */
export type Choice = (item: Item) => boolean;

/** Partitions that begin so, and, without a # at the end, the one record alone: CUSTOMER#1 is not CUSTOMER#12. */
export function byKeys(wanted: string): Choice {
  return ({ pk }) => (wanted === '' || wanted.endsWith('#') ? pk.startsWith(wanted) : pk === wanted);
}

type Refers = { customerId?: number; projectId?: number; customerIds?: number[] };

/** A customer, and all that is theirs: addresses, contacts, price lists, projects, and what is in these. */
export class OfCustomer {
  readonly #customerId: number;
  readonly #projects = new Set<string>();

  constructor(customerId: number) {
    this.#customerId = customerId;
  }

  /** To be told of every item before any is chosen: a project's records know the project, not its customer. */
  learn({ pk, sk, kind, data }: Item): void {
    if (sk !== 'RECORD' || kind !== 'project') return;
    if ((data as Refers).customerId === this.#customerId) this.#projects.add(pk);
  }

  /** Of a record its own partition follows, so a record is enough to choose by. */
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
