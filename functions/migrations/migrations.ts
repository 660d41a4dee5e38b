import type { Data, Kind } from '../stores/core/records.ts';

/** A change of stored records that no default can bridge; CONTRIBUTING.md says how to add one. */
export type Migration<K extends Kind = Kind> = {
  name: string;
  kind: K;
  counter?: string;
  /**
   * The record's new contents, or undefined if it has them. The previous version must be able to read and save them.
   * @param stored as the table holds it, with fields that `data` no longer has
   */
  migrate(data: Data<K>, stored: Readonly<Record<string, unknown>>): Data<K> | undefined;
};

/** In order. A migration stays until the next release, which may drop the old form. */
export const migrations: readonly Migration[] = [];
