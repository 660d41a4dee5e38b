import { createValue, useValue } from '../state/value.ts';
import classes from './status-host.module.css';
import { tellStatusHeight } from './told-heights.ts';

const shown = createValue<readonly React.ReactElement[]>([]);

export function showStatus(status: React.ReactElement & { key: string }): void {
  if (!shown.get().some(({ key }) => key === status.key)) shown.set([...shown.get(), status]);
}

export function StatusHost({ children }: { children: React.ReactNode }) {
  const all = useValue(shown);
  return (
    <div className={classes['stack']} ref={tellStatusHeight}>
      {all}
      {children}
    </div>
  );
}
