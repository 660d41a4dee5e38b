import { redirect, replace, type MiddlewareFunction } from 'react-router-dom';
import type { Role } from '../../../shared/contract/route.ts';
import { currentSession } from '../api/session.ts';
import { showAlert } from '../components/dialogs/dialogs.ts';
import { sessionText } from '../text/session.ts';
import { homePath, reaches } from './screens.ts';
import { paths } from './paths.ts';

/** Lets nobody in who is not signed in. */
export const requireSession: MiddlewareFunction = async () => {
  if (currentSession()) return;
  void showAlert({ title: sessionText.guard, tone: 'warning' });
  throw redirect(paths.login);
};

/** Cancels the navigation when the screen's least role ranks above the user's. */
export function requireRole(least: Role): MiddlewareFunction {
  return async ({ request }) => {
    const session = currentSession();
    if (!session || reaches(session.role, least)) return;
    void showAlert({ title: sessionText.roleTooLow, tone: 'warning' });
    const asked = new URL(request.url).pathname;
    const { pathname, search } = window.location;
    throw replace(pathname === asked ? homePath() : `${pathname}${search}`);
  };
}
