import { listChanges } from '../../shared/contract/history.ts';
import type { Role } from '../../shared/codes/roles.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import type { Exportable } from './exportable.ts';
import { openChanges } from './exported-changes.ts';
import { exportedList } from './exported-lists.ts';
import type { OpenList } from './write-list.ts';

type OpenOptions = { asked: unknown; role: Role; knownChangedAt: string | undefined; onProgress: () => Promise<void> };

/** Apart from what an export is asked by: those who only ask for one do not read lists. */
export async function openExported({ route }: Exportable, opening: OpenOptions): Promise<OpenList> {
  const { asked: request, role, knownChangedAt, onProgress } = opening;
  if (route.name === listChanges.name) return openChanges(request, role, onProgress);
  return exportedList(route.name).whole(await freshReplica({ knownChangedAt }), request);
}
