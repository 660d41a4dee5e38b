import { networkValue } from '../../api/network.ts';
import { useValue } from '../../state/value.ts';
import { markedText as text } from '../../text/marked.ts';
import { lazy } from '../lazy.tsx';
import classes from './selection-bar.module.css';
import { wordsOfMarked } from './words-of-marked.ts';
import type { SelectionBar as SelectionBarType } from './selection-bar.tsx';

export const SelectionBar = lazy(() => import('./selection-bar.tsx'), 'SelectionBar', Loading);

function Loading({ list, selection: { rows } }: React.ComponentProps<typeof SelectionBarType>) {
  const isOnline = useValue(networkValue);
  return (
    <div className={classes['bar']}>
      <output className={classes['count']}>{wordsOfMarked(list, rows)}</output>
      {!isOnline && <output>{text.notWithoutNetwork}</output>}
    </div>
  );
}
