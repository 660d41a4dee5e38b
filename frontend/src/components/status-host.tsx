import { isNoticeHidden, networkValue } from '../api/network.ts';
import { runningChanges } from '../state/running-changes.ts';
import { createValue, useValue } from '../state/value.ts';
import { lazy } from './lazy.tsx';
import classes from './status-host.module.css';
import { reportStatusHeight, reportStripHeight } from './reported-sizes.ts';

const ChangesStatus = lazy(() => import('./changes-status.tsx'), 'ChangesStatus');

type Status = React.ReactElement & { key: string };

/** In the strip above the page, which takes its own room, or over the page's corner. */
const shown = { strip: createValue<readonly Status[]>([]), corner: createValue<readonly Status[]>([]) };

export function showStatus(status: Status, place: keyof typeof shown = 'corner'): void {
  const all = shown[place];
  if (!all.get().some(({ key }) => key === status.key)) all.set([...all.get(), status]);
}

export function StatusHost() {
  const all = useValue(shown.corner);
  const isChanging = useValue(runningChanges).length > 0;
  return (
    <div className={classes['stack']} ref={reportStatusHeight}>
      {all}
      {isChanging && <ChangesStatus />}
    </div>
  );
}

export function StatusStrip({ children }: { children: React.ReactNode }) {
  const all = useValue(shown.strip);
  const isReached = useValue(networkValue);
  const isHidden = useValue(isNoticeHidden) && !isReached;
  return (
    <div className={classes['strip']} ref={reportStripHeight} hidden={isHidden}>
      {children}
      {all}
    </div>
  );
}
