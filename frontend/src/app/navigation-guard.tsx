import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { currentSession } from '../api/session.ts';
import { askBeforeLeaving } from '../components/ask-before-leaving.ts';
import { mayDiscard, unsavedOutside } from '../components/panel/panels.ts';
import { toast } from '../components/toast/toast.ts';
import { networkText } from '../text/network.ts';
import { sessionText } from '../text/session.ts';
import { paths } from '../navigation/paths.ts';
import { hasTyped } from '../components/open-forms.ts';

askBeforeLeaving(hasTyped, networkText.unsaved);

/** The router takes a single blocker, so both guards live here: against logging out and against losing unsaved text. */
export function NavigationGuard() {
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    const isBackToLogin =
      historyAction === NavigationType.Pop && nextLocation.pathname === paths.login && currentSession();
    return Boolean(isBackToLogin) || unsavedOutside(nextLocation.search).length > 0;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (blocker.location.pathname === paths.login && currentSession()) {
      blocker.reset();
      toast.info(sessionText.stayedBack);
      return;
    }
    void mayDiscard(unsavedOutside(blocker.location.search)).then((isSure) =>
      isSure ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker]);

  return null;
}
