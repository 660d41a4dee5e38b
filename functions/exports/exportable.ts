import { listChanges } from '../../shared/contract/history.ts';
import { changedFieldKeys } from './exported-changes.ts';
import { type ExportedList, exportedList } from './exported-lists.ts';

export type Exportable = Omit<ExportedList, 'whole'>;

const changes: Exportable = { route: listChanges, keys: changedFieldKeys, cells: {} };

/** The lists of the replica, and the log of changes, which the table holds. */
export function exportable(name: string): Exportable {
  return name === changes.route.name ? changes : exportedList(name);
}
