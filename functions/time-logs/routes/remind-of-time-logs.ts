import { fieldError } from '../../../shared/codes/errors.ts';
import type { RouteOutput } from '../../../shared/contract/route.ts';
import { remindOfTimeLogs } from '../../../shared/contract/staff-time-logs.ts';
import { isEmployedIn, isNotSentIn, stateOf } from '../../../shared/domain/time-log-attest.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { type Month, isEnded } from '../../../shared/lib/months.ts';
import { route } from '../../request/route.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import { findReminded, stageReminder } from '../reminder-store.ts';
import { findTimeLog } from '../staff-time-log-store.ts';

export const handler = route(remindOfTimeLogs, async ({ body: { year, month, userIds }, unit, now }) => {
  const today = dayOf(now);
  if (!isEnded({ year, month }, today)) throw fieldError('month', 'Månaden är inte slut än.');
  const request = [...new Set(userIds)];
  const [people, reminded, logs] = await Promise.all([
    findRecords(request.map((userId) => ['user', userId] as const)),
    findReminded(request, { year, month }, today),
    Promise.all(request.map(async (userId) => findTimeLog(userId, year, month))),
  ]);
  const answer: RouteOutput<typeof remindOfTimeLogs> = { reminded: [], skipped: [], withoutMail: [] };
  for (const [index, userId] of request.entries()) {
    const log = logs[index];
    const person = people.get('user', userId);
    const refusal =
      refusalOf(person, log, { year, month }) ?? (reminded.has(userId) ? 'Redan påmind i dag.' : undefined);
    if (refusal !== undefined) {
      answer.skipped.push({ userId, message: refusal });
      continue;
    }
    stageReminder(unit, { month: { year, month }, userId, today, now });
    answer.reminded.push(userId);
    if (person?.data.email === '') answer.withoutMail.push(userId);
  }
  return answer;
});

function refusalOf(
  person: StoredRecord<'user'> | undefined,
  log: StoredRecord<'staff-time-log'> | undefined,
  month: Month,
): string | undefined {
  if (!person) return 'Användaren finns inte.';
  if (person.deleted) return 'Användaren är borttagen.';
  if (!log && !isEmployedIn(month, person.data.employedUntil ?? '')) return 'Anställningen är slut.';
  return log && !isNotSentIn(stateOf(log.data)) ? 'Tidloggen är inskickad.' : undefined;
}
