import { isLetIn } from '../../../shared/domain/roles.ts';
import { currentSession } from '../api/session.ts';
import { showAlert } from '../components/dialogs/dialogs.ts';
import type { Place, Step } from '../navigation/navigate.ts';
import { sessionText } from '../text/session.ts';
import { loginPathFor } from './pages/asked-path.ts';
import { homePath } from './pages/home-path.ts';
import type { Screen } from './pages/screens.ts';

export type ScreenRight = Pick<Screen, 'role' | 'grant'>;

/** @returns where to go instead of a screen that needs the right; false: stay; undefined: the user may see it */
export function refusal(right: ScreenRight, { pathname, search }: Place, step: Step): string | false | undefined {
  const session = currentSession();
  if (!session) {
    void showAlert({ title: sessionText.guard, tone: 'warning' });
    return loginPathFor(`${window.location.origin}${pathname}${search}`);
  }
  if (isLetIn(session, right)) return undefined;
  void showAlert({ title: sessionText.roleTooLow, tone: 'warning' });
  return step === 'pop' ? homePath() : false;
}
