import { formatHits } from '../format.ts';
import classes from './list-page.module.css';

/** '1 träff', '312 träffar', read out when it changes. */
export function HitCount({ count }: { count: number | undefined }) {
  return (
    <span className={classes['hits']} role="status" aria-live="polite">
      {count === undefined ? '' : formatHits(count)}
    </span>
  );
}
