import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { HistoryChange } from '../../../../shared/schemas/history.ts';
import { historyText as text } from '../../text/history.ts';
import classes from './history.module.css';

type Props = {
  changes: readonly HistoryChange[];
  /** The values that a record began with, which changed nothing. */
  isFirst: boolean;
  className?: string | undefined;
};

export function Changes({ changes, isFirst, className = '' }: Props) {
  if (changes.length === 0) return null;
  return (
    <dl className={`${classes['changes']} ${className}`}>
      {changes.map((change) => (
        <Change key={`${change.field} ${change.item} ${change.before ?? ''}`} change={change} isFirst={isFirst} />
      ))}
    </dl>
  );
}

function Change({ change, isFirst }: { change: HistoryChange; isFirst: boolean }) {
  const { label, item, before, after } = change;
  return (
    <div className={classes['change']}>
      <dt>
        {label}
        {item && (
          <>
            : <span className={classes['item']}>{item}</span>
          </>
        )}
      </dt>
      <dd>
        {before === null || after === null ? (
          <Part change={change} isFirst={isFirst} />
        ) : isFirst ? (
          <span className={classes['after']}>{after}</span>
        ) : (
          <>
            <VisuallyHidden>{text.from} </VisuallyHidden>
            <span className={classes['before']}>{before || '–'}</span>
            <VisuallyHidden> {text.to} </VisuallyHidden>
            <IconArrowRight size="0.875rem" aria-hidden className={classes['arrow']} />
            <span className={classes['after']}>{after || '–'}</span>
          </>
        )}
      </dd>
    </div>
  );
}

function Part({ change: { before, after }, isFirst }: { change: HistoryChange; isFirst: boolean }) {
  if (after === null) {
    return (
      <>
        <span className={classes['before']}>{before}</span> <em className={classes['word']}>{text.removed}</em>
      </>
    );
  }
  return (
    <>
      <span className={classes['after']}>{after}</span> {!isFirst && <em className={classes['word']}>{text.added}</em>}
    </>
  );
}
