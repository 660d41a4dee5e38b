import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LoggedChange } from '../../../../shared/schemas/history.ts';
import { formatInstant } from '../../components/format.ts';
import { changeLogText as text } from '../../text/change-log.ts';
import { historyText } from '../../text/history.ts';
import { Changes } from './changes.tsx';
import classes from './change-log.module.css';

const shownAtOnce = 3;

export function ChangesCell({ change: { changes, event, isWithheld, restoredTo } }: { change: LoggedChange }) {
  const [isOpen, setIsOpen] = useState(false);
  const isCreated = event === 'Created';
  const atOnce = isCreated ? 0 : shownAtOnce;
  const shown = isOpen ? changes : changes.slice(0, atOnce);
  return (
    <div className={classes['cell']}>
      {isWithheld && <span className={classes['note']}>{text.withheld}</span>}
      {restoredTo && <span className={classes['note']}>{historyText.restoredTo(formatInstant(restoredTo))}</span>}
      {!isWithheld && event === 'Changed' && changes.length === 0 && (
        <span className={classes['note']}>{historyText.nothingToShow}</span>
      )}
      <Changes changes={shown} isFirst={isCreated} className={classes['changes']} />
      {shown.length < changes.length && (
        <Button variant="subtle" size="compact-xs" className={classes['more'] ?? ''} onClick={() => setIsOpen(true)}>
          {isCreated ? historyText.showInitial(changes.length) : historyText.showAll(changes.length)}
        </Button>
      )}
    </div>
  );
}
