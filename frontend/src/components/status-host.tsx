import { createValue, useValue } from '../state/value.ts';
import classes from './status-host.module.css';

const shown = createValue<readonly React.ReactElement[]>([]);

/** Shows, in the corner of every page, how far something has come that goes on though its panel was closed. */
export function showStatus(status: React.ReactElement & { key: string }): void {
  if (!shown.get().some(({ key }) => key === status.key)) shown.set([...shown.get(), status]);
}

/** Where that is shown, one above the other, below what always stands there. Each draws nothing when it has nothing to tell. */
export function StatusHost({ children }: { children: React.ReactNode }) {
  const all = useValue(shown);
  return (
    <div className={classes['stack']}>
      {all}
      {children}
    </div>
  );
}
