import { beginPersonTakeOut } from '../../../shared/contract/personal-data.ts';
import { requireMayTakeOut } from '../../../shared/domain/personal-data-rules.ts';
import { canReadTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { findPerson } from '../person.ts';
import { route } from '../../request/route.ts';
import { recordReading } from '../../time-logs/staff-time-log-store.ts';
import { stageListExport } from '../../exports/list-export-store.ts';

export const handler = route(beginPersonTakeOut, async ({ params: { kind, id }, user, unit, now, ...known }) => {
  requireMayTakeOut(user, { kind, id });
  const record = await findPerson(kind, id);
  const withTimeLogs = kind === 'user' && canReadTimeLog(user, id);
  if (withTimeLogs) recordReading(unit, { reader: user, ownerId: id, now });
  // Without the person's name, which notifications would keep.
  const name = `Registerutdrag ${record.kind === 'user' ? record.data.initials : `person ${id}`}`;
  const request = { list: '', asked: '{}', columns: [], name, knownChangedAt: known.knownChangedAt ?? null };
  return {
    exportId: await stageListExport(unit, { ...request, person: { kind, id, withTimeLogs }, isEverything: false }, now),
  };
});
