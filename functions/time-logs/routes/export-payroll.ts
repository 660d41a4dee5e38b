import { exportPayroll } from '../../../shared/contract/staff-time-logs.ts';
import { isMissing } from '../../../shared/domain/time-log-attest.ts';
import { payrollOf } from '../../../shared/domain/payroll.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { writeMonth } from '../../../shared/lib/months.ts';
import { payrollSheets } from '../payroll-sheets.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { timeLogPeople } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';
import { spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';
import { monthOfAll } from '../month-of-all.ts';
import { recordReadings } from '../staff-time-log-store.ts';

export const handler = route(exportPayroll, async ({ params: month, user, now, knownChangedAt }) => {
  const people = timeLogPeople(await freshReplica({ knownChangedAt }));
  const all = await monthOfAll(people, month);
  const expected = all.filter(
    ({ person: { deleted, employedUntil }, log, firstLog }) =>
      log || (!deleted && isMissing(month, { firstLog, today: dayOf(now), employedUntil })),
  );
  const read = expected.filter(({ log }) => log?.status === 'Submitted').map(({ person }) => person.userId);
  // A file's answer is sent without a commit, so the readings are written before it.
  await recordReadings({ reader: user, ownerIds: read, now, month });
  const fileName = `Löneunderlag ${writeMonth(month)}.xlsx`;
  return spreadsheetFile(payrollSheets(payrollOf(expected)), { fileName, userId: user.userId });
});
