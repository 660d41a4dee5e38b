import type { Data, Kind } from '../../data/core/records.ts';
import type { Item } from '../../data/core/table.ts';

/** A change of stored records that no default can bridge; CONTRIBUTING.md says how to add one. */
export type Migration<K extends Kind = Kind> = {
  name: string;
  kind: K;
  counter?: string;
  /**
   * The record's new contents, or undefined if it has them. The previous version must be able to read and save them.
   * @param stored as the table holds it, with fields that `data` no longer has
   * @param item the whole item
   */
  migrate(data: Data<K>, stored: Readonly<Record<string, unknown>>, item: Item): Data<K> | undefined;
  /** What else is done for records of these ids, before the step is saved: idempotent. @returns how much it changed */
  beside?: (ids: readonly number[]) => Promise<number>;
};
