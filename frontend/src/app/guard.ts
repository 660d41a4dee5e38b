import { redirect, replace, type MiddlewareFunction } from 'react-router-dom';
import { hasRole } from '../../../shared/domain/roles.ts';
import { currentSession } from '../api/session.ts';
import { showAlert } from '../components/dialogs/dialogs.ts';
import { sessionText } from '../text/session.ts';
import { loginPathFor } from './pages/asked-path.ts';
import { homePath } from './pages/screens.ts';
import type { Role } from '../../../shared/codes/roles.ts';

export const requireSession: MiddlewareFunction = async ({ request }) => {
  if (currentSession()) return;
  void showAlert({ title: sessionText.guard, tone: 'warning' });
  throw redirect(loginPathFor(request.url));
};

export function requireRole(least: Role): MiddlewareFunction {
  return async ({ request }) => {
    const session = currentSession();
    if (!session || hasRole(session.role, least)) return;
    void showAlert({ title: sessionText.roleTooLow, tone: 'warning' });
    const asked = new URL(request.url).pathname;
    const { pathname, search } = window.location;
    throw replace(pathname === asked ? homePath() : `${pathname}${search}`);
  };
}
