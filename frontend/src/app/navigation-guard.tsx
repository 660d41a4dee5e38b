import { useEffect } from 'react';
import { currentSession } from '../api/session.ts';
import { askBeforeLeaving } from '../components/ask-before-leaving.ts';
import { mayDiscard, unsavedOutside } from '../components/panel/panels.ts';
import { toast } from '../components/toast/toast.ts';
import { type Guard, guardNavigation } from '../navigation/navigate.ts';
import { networkText } from '../text/network.ts';
import { sessionText } from '../text/session.ts';
import { paths } from '../navigation/paths.ts';
import { hasTyped } from '../components/open-forms.ts';

askBeforeLeaving(hasTyped, networkText.unsaved);

/** Against logging out by going back, and against losing unsaved text. */
const mayLeave: Guard = ({ pathname, search }, step) => {
  if (step === 'pop' && pathname === paths.login && currentSession()) {
    toast.info(sessionText.stayedBack);
    return false;
  }
  const unsaved = unsavedOutside(search);
  return unsaved.length === 0 || mayDiscard(unsaved);
};

export function NavigationGuard() {
  useEffect(() => guardNavigation(mayLeave), []);
  return null;
}
