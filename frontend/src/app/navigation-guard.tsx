import { useEffect } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router-dom';
import { currentSession } from '../api/session.ts';
import { askBeforeLeaving } from '../components/ask-before-leaving.ts';
import { mayDiscard, unsavedOutside } from '../components/panel/panels.ts';
import { toast } from '../state/toast.ts';
import { networkText } from '../text/network.ts';
import { sessionText } from '../text/session.ts';
import { paths } from '../navigation/paths.ts';
import { hasTyped } from '../components/open-forms.ts';

askBeforeLeaving(hasTyped, networkText.unsaved);

const isBackToLogin: BlockerFunction = ({ nextLocation, historyAction }) =>
  historyAction === NavigationType.Pop && nextLocation.pathname === paths.login && currentSession() !== undefined;

const wouldDiscard: BlockerFunction = ({ nextLocation }) => unsavedOutside(nextLocation).length > 0;

/** Against logging out by going back, and against losing unsaved text: the router takes a single blocker. */
export function NavigationGuard() {
  const blocker = useBlocker((step) => isBackToLogin(step) || wouldDiscard(step));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    if (location.pathname === paths.login && currentSession()) {
      blocker.reset();
      toast.info(sessionText.stayedBack);
      return;
    }
    void mayDiscard(unsavedOutside(location)).then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  return null;
}
