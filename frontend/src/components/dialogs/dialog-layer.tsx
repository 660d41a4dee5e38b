import { useValue } from '../../state/value.ts';
import { lazy } from '../lazy.tsx';
import { openDialogs } from './dialogs.ts';

const Dialog = lazy(() => import('./dialog.tsx'), 'Dialog');

/** The place of dialogs; their code loads with the first one. */
export function DialogLayer() {
  const dialogs = useValue(openDialogs);
  return dialogs.map((dialog, index) => (
    <Dialog key={dialog.id} dialog={dialog} isTop={index === dialogs.length - 1} />
  ));
}
