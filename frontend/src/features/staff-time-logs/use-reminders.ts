import { remindOfTimeLogs } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { dayOf } from '../../../../shared/lib/days.ts';
import { formatMonth } from '../../../../shared/lib/format.ts';
import { type Month, isEnded } from '../../../../shared/lib/months.ts';
import { type YearOfPerson, maxRemindedAtOnce } from '../../../../shared/schemas/staff-time-log.ts';
import { sessionValue } from '../../api/session.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { toast } from '../../state/toast.ts';
import { useValue } from '../../state/value.ts';
import { allTimeLogsText as text } from '../../text/all-time-logs.ts';
import { isShown, nameOf } from './shown-people.ts';

export type Reminders = ReturnType<typeof useReminders>;

/** Reminds those who have not submitted an ended month. */
export function useReminders(month: Month) {
  const session = useValue(sessionValue);
  const mayRemind = session !== undefined && hasRole(session.role, 'SuperAdmin');
  const { save, saving } = useSave(remindOfTimeLogs, { failure: text.remindersFailed });
  const monthName = formatMonth(month.year, month.month);

  async function remind(people: readonly YearOfPerson[]): Promise<void> {
    const names = (ids: readonly number[]) =>
      people.filter(({ userId }) => ids.includes(userId)).map((person) => nameOf(person));
    for (let start = 0; start < people.length; start += maxRemindedAtOnce) {
      const userIds = people.slice(start, start + maxRemindedAtOnce).map(({ userId }) => userId);
      const answer = await save({ body: { ...month, userIds } }).catch(() => undefined);
      if (!answer) return;
      const { reminded, skipped, withoutMail } = answer;
      if (reminded.length > 0) toast.success(text.reminded(reminded.length));
      if (withoutMail.length > 0) toast.info(text.withoutMail(names(withoutMail).join(', ')));
      for (const { userId, message } of skipped) toast.warning(text.notReminded(names([userId])[0] ?? '', message));
    }
  }

  return {
    saving,
    remind,
    due: (people: readonly YearOfPerson[]): YearOfPerson[] =>
      mayRemind && isEnded(month, dayOf(new Date()))
        ? people.filter((person) => person.userId !== session.userId && isShown('due', person, month))
        : [],
    remindAll: async (people: readonly YearOfPerson[]): Promise<void> => {
      const isSure = await confirm({
        title: text.remindAllTitle(people.length, monthName),
        message: text.remindAllMessage(people.map((person) => nameOf(person)).join(', ')),
        verb: text.remind,
      });
      if (isSure) await remind(people);
    },
  };
}
