import { Button } from '@mantine/core';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { networkValue } from '../../api/network.ts';
import { forgetUnshown } from '../../api/query-client.ts';
import { isWaiting, ownEntries } from '../../api/outbox-entries.ts';
import { isCreating, type OutboxEntry } from '../../api/outbox-entry.ts';
import { outbox } from '../../api/own-outbox.ts';
import { useValue } from '../../state/value.ts';
import { common } from '../../text/common.ts';
import { outboxText as text } from '../../text/outbox.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { formatInstant } from '../format.ts';
import classes from './outbox-status.module.css';

export function OutboxStatus() {
  const entries = useValue(ownEntries);
  const [isOpen, setIsOpen] = useState(false);
  if (entries.length === 0) return null;
  return (
    <section className={classes['box']} aria-label={text.title}>
      <header className={classes['header']}>
        <IconSend size="1.25rem" aria-hidden />
        <output className={classes['summary']}>
          <Summary entries={entries} />
        </output>
        <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? text.hide : text.show}
        </Button>
      </header>
      {isOpen && (
        <ol className={classes['entries']}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onOpen={() => setIsOpen(false)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Summary({ entries }: { entries: readonly OutboxEntry[] }) {
  const isReached = useValue(networkValue);
  const waiting = entries.filter(isWaiting).length;
  const refused = entries.length - waiting;
  return (
    <>
      {waiting > 0 && <span>{isReached ? text.sending(waiting) : text.waiting(waiting)}</span>}
      {refused > 0 && <span className={classes['refused']}>{text.refused(refused)}</span>}
    </>
  );
}

function Entry({ entry, onOpen }: { entry: OutboxEntry; onOpen: () => void }) {
  const navigate = useNavigate();
  const { key, route, title, savedAt, refusal, form } = entry;
  const isRefused = refusal !== undefined;
  const canOpen = isRefused || !isCreating(entry);

  function open() {
    // A form that opens with the latest version merges its refused values with it.
    if (isRefused) forgetUnshown(route.changes);
    onOpen();
    void navigate(form.address);
  }

  async function discard() {
    const isSure = await confirm({
      title: text.discardTitle(title),
      message: text.discardMessage,
      verb: text.discard,
      tone: 'danger',
    });
    if (isSure) await outbox.discard(key);
  }

  return (
    <li className={classes['entry']}>
      <span className={classes['title']}>{title}</span>
      <time className={classes['time']} dateTime={new Date(savedAt).toISOString()}>
        {formatInstant(new Date(savedAt).toISOString())}
      </time>
      {isRefused && (
        <p className={classes['refused']}>
          <IconAlertTriangle size="1rem" aria-hidden /> {refusal}
        </p>
      )}
      <div className={classes['actions']}>
        {canOpen && (
          <Button size="compact-sm" variant="default" onClick={open}>
            {common.open}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={() => void outbox.retry(key)}>
          {common.tryAgain}
        </Button>
        <Button size="compact-sm" variant="default" color="red" onClick={() => void discard()}>
          {text.discard}
        </Button>
      </div>
    </li>
  );
}
