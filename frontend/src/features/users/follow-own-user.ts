import type { User } from '../../../../shared/schemas/user.ts';
import { currentSession, forgetSession, keepSession } from '../../api/session.ts';
import { showAlert } from '../../components/dialogs/dialogs.ts';
import { usersText as text } from '../../text/users.ts';

/** A new role or right requires a new login. */
export async function followOwnUser({
  userId,
  initials,
  firstName,
  lastName,
  role,
  overviewAccess,
  absenceAccess,
}: User): Promise<void> {
  const session = currentSession();
  if (!session || session.userId !== userId) return;
  const rights = [session.role, session.overviewAccess ?? 'ByRole', session.absenceAccess ?? 'ByRole'];
  if (rights.join() === [role, overviewAccess, absenceAccess].join()) {
    keepSession({ ...session, initials, firstName, lastName });
    return;
  }
  // The session has ended: reads of the page behind would ask for a login on top of the alert.
  forgetSession();
  await showAlert({ title: text.ownRoleChanged, message: text.ownRoleChangedMessage, tone: 'info' });
}
