import { type MiddlewareFunction, replace } from 'react-router-dom';
import { isLetIn } from '../../../shared/domain/roles.ts';
import { currentSession } from '../api/session.ts';
import { showAlert } from '../components/dialogs/dialogs.ts';
import { sessionText } from '../text/session.ts';
import { loginPathFor } from './pages/return-path.ts';
import { homePath } from './pages/home-path.ts';
import type { Screen } from '../navigation/screens.ts';

export const requireSession: MiddlewareFunction = async ({ request }) => {
  if (currentSession()) return;
  void showAlert({ title: sessionText.guard, tone: 'warning' });
  throw replace(loginPathFor(request.url));
};

/** @returns a guard that keeps whoever lacks the right where they are; at home if the browser is there already */
export function requireRight(right: Pick<Screen, 'role' | 'grant'>): MiddlewareFunction {
  return async ({ request }) => {
    const session = currentSession();
    if (!session || isLetIn(session, right)) return;
    void showAlert({ title: sessionText.roleTooLow, tone: 'warning' });
    const { pathname, search } = window.location;
    const isThere = pathname === new URL(request.url).pathname;
    throw replace(isThere ? homePath() : `${pathname}${search}`);
  };
}
