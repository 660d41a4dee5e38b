import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { HistoryEntry } from '../../../../shared/schemas/history.ts';
import { formatInstant } from '../../components/format.ts';
import { historyText as text } from '../../text/history.ts';
import { Changes } from './changes.tsx';
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
      {event === 'Changed' && changes.length === 0 && <p className={classes['note']}>{text.nothingToShow}</p>}
      <Changes changes={shown} isFirst={isCreated} />
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
