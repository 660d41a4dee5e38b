import type { RestorableKind } from '../../../shared/codes/kinds.ts';
import { restoreRecord } from '../../../shared/contract/history.ts';
import { fullNameOf } from '../../data/history/full-name.ts';
import { stageRestoration } from '../restoring/restore.ts';
import type { Restorer } from '../restoring/restorer.ts';
import { restorers } from '../restoring/restorers.ts';
import { route } from '../../request/route.ts';

export const handler = route(restoreRecord, async ({ params: { kind, id }, body, user, unit, now, knownChangedAt }) => {
  const restorer = restorers[kind] as Restorer<RestorableKind>;
  const record = await stageRestoration(restorer, kind, { ...body, id }, { unit, user, now, knownChangedAt });
  const { name } = await fullNameOf(record);
  return { id, version: record.version + 1, name };
});
