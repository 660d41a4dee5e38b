import type { RestorableKind } from '../../../shared/codes/kinds.ts';
import { listedDays } from '../../../shared/schemas/history.ts';
import { keys } from './keys.ts';
import { queryRange } from './table.ts';

export type Deletion = { kind: RestorableKind; id: number; version: number; deletedAt: string; deletedBy: number };

export async function getDeletions(now: Date): Promise<Deletion[]> {
  const since = new Date(now.getTime() - listedDays * 24 * 60 * 60 * 1000);
  const items = await queryRange({ from: keys.deletedFrom(since.toISOString()), to: keys.deletedFrom('9') });
  return items.map((item) => ({
    kind: item['kind'] as RestorableKind,
    id: item['id'] as number,
    version: item['version'] as number,
    deletedAt: item['deletedAt'] as string,
    deletedBy: item['deletedBy'] as number,
  }));
}
