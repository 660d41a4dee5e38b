import { formatHits } from '../format.ts';
import classes from './list-page.module.css';

/** '1 träff', '312 träffar', read out when it changes. */
export function HitCount({ count }: { count: number | undefined }) {
  return <output className={classes['hits']}>{count === undefined ? '' : formatHits(count)}</output>;
}
