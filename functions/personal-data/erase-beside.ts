import { eraseMailsTo, eraseNotificationsBy, eraseNotificationsTo } from '../messages/erase-messages.ts';
import { eraseLogInsOf, eraseSessionsOf } from '../users/erase-log-ins.ts';
import { eraseFromProjectLog } from './erase-from-log.ts';
import { erasedMark } from './erased-data.ts';
import type { Person } from './person.ts';

/** Each may run again after a crash: what is erased is not found, or becomes what it is. */
export async function eraseBeside(person: Person): Promise<void> {
  const { kind, id, emails } = person;
  await eraseMailsTo(emails, erasedMark);
  if (kind === 'contact') return eraseFromProjectLog(person);
  await eraseLogInsOf(id, erasedMark);
  await eraseSessionsOf(id);
  await eraseNotificationsTo(id);
  await eraseNotificationsBy(id, erasedMark);
}
