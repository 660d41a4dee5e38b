import { listsText } from '../../text/lists.ts';
import classes from './list-page.module.css';

/** Announced by screen readers when it changes. */
export function HitCount({ count }: { count: number | undefined }) {
  return <output className={classes['hits']}>{count === undefined ? '' : listsText.hits(count)}</output>;
}
