import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { HistoryChange, HistoryEntry } from '../../../../shared/schemas/history.ts';
import { formatInstant } from '../../components/format.ts';
import { historyText as text } from '../../text/history.ts';
import classes from './history.module.css';

const shownAtOnce = 12;

export function HistoryEntryView({ entry, onRestore }: { entry: HistoryEntry; onRestore?: (() => void) | undefined }) {
  const { changes, event, userInitials, userName, changedAt, restoredTo } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const isCreated = event === 'Created';
  const shown = isOpen ? changes : changes.slice(0, isCreated ? 0 : shownAtOnce);
  return (
    <li className={classes['entry']}>
      <p className={classes['heading']}>
        <strong title={userName}>{userInitials || text.system}</strong> {text.events[event].toLocaleLowerCase('sv')}{' '}
        <time dateTime={changedAt}>{formatInstant(changedAt)}</time>
        {restoredTo && ` ${text.restoredTo(formatInstant(restoredTo))}`}
      </p>
      {event === 'Changed' && changes.length === 0 && <p className={classes['note']}>{text.nothingTold}</p>}
      {shown.length > 0 && (
        <dl className={classes['changes']}>
          {shown.map((change) => (
            <Change key={`${change.field} ${change.item} ${change.before ?? ''}`} change={change} isFirst={isCreated} />
          ))}
        </dl>
      )}
      {shown.length < changes.length && (
        <Button variant="subtle" size="compact-sm" className={classes['more'] ?? ''} onClick={() => setIsOpen(true)}>
          {isCreated ? text.showInitial(changes.length) : text.showAll(changes.length)}
        </Button>
      )}
      {onRestore && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes['more'] ?? ''}
          leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
          aria-label={text.restoreOf(formatInstant(changedAt))}
          onClick={onRestore}
        >
          {text.restore}
        </Button>
      )}
    </li>
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
