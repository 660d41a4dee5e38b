import { useState } from 'react';
import { useValue } from '../state/value.ts';
import { lazy } from '../components/lazy.tsx';
import { openDialogs } from '../components/dialogs/dialogs.ts';
import { shownToasts } from '../state/toast.ts';

const Dialog = lazy(() => import('../components/dialogs/dialog.tsx'), 'Dialog');

/** The place of dialogs; their code loads with the first one. */
export function DialogLayer() {
  const dialogs = useValue(openDialogs);
  return dialogs.map((dialog, index) => (
    <Dialog key={dialog.id} dialog={dialog} isTop={index === dialogs.length - 1} />
  ));
}

const ToastHost = lazy(() => import('../components/toast/toast-host.tsx'), 'ToastHost');

/** The place of toasts; their code loads with the first one. */
export function ToastLayer() {
  const [isNeeded, setIsNeeded] = useState(false);
  const toasts = useValue(shownToasts);
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true);
  return isNeeded ? <ToastHost /> : null;
}
