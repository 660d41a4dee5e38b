import { useState } from 'react';
import { useValue } from '../../state/value.ts';
import { lazy } from '../lazy.tsx';
import { shownToasts } from '../../state/toast.ts';

const ToastHost = lazy(() => import('./toast-host.tsx'), 'ToastHost');

/** The place of toasts; their code loads with the first one. */
export function ToastLayer() {
  const [isNeeded, setIsNeeded] = useState(false);
  const toasts = useValue(shownToasts);
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true);
  return isNeeded ? <ToastHost /> : null;
}
