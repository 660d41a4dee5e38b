import { Button } from '@mantine/core';
import { IconAlertTriangle, IconSend, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeSentence } from '../../../../shared/text/record-change.ts';
import { networkValue } from '../../api/network.ts';
import { forgetUnshown } from '../../api/query-client.ts';
import { countsOf, isWaiting, ownEntries } from '../../api/outbox-store.ts';
import { isCreating, isDeleting, type OutboxEntry } from '../../api/outbox-entry.ts';
import { outbox } from '../../api/browser-outbox.ts';
import { useValue } from '../../state/value.ts';
import { common } from '../../text/common.ts';
import { outboxText as text } from '../../text/outbox.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { formatInstant } from '../format.ts';
import { HideNotice, NetworkWords } from '../network-words.tsx';
import row from '../status-row.module.css';
import classes from './outbox-status.module.css';

export function OutboxStatus() {
  const entries = useValue(ownEntries);
  const isReached = useValue(networkValue);
  const [isOpen, setIsOpen] = useState(false);
  if (entries.length === 0) return null;
  return (
    <section className={classes['outbox']} aria-label={text.title} data-status="outbox">
      <header className={row['row']}>
        {isReached ? <IconSend size="1.125rem" aria-hidden /> : <IconWifiOff size="1.125rem" aria-hidden />}
        <output className={`${row['words']} ${classes['summary']}`}>
          <Summary entries={entries} isReached={isReached} />
        </output>
        <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? common.hide : common.show}
        </Button>
        {!isReached && <HideNotice className={classes['hide']} />}
      </header>
      {isOpen && !isReached && (
        <p className={classes['network']}>
          <NetworkWords />
        </p>
      )}
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

function Summary({ entries, isReached }: { entries: readonly OutboxEntry[]; isReached: boolean }) {
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter((entry) => !isWaiting(entry));
  return (
    <>
      {waiting.length > 0 && <span>{(isReached ? text.sending : text.waiting)(countsOf(waiting))}</span>}
      {refused.length > 0 && <span className={classes['refused']}>{text.refused(countsOf(refused))}</span>}
    </>
  );
}

function Entry({ entry, onOpen }: { entry: OutboxEntry; onOpen: () => void }) {
  const navigate = useNavigate();
  const { key, route, title, savedAt, refusal, change, form } = entry;
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
          <IconAlertTriangle size="1rem" aria-hidden />{' '}
          {change ? (isDeleting(entry) ? text.notDeleted : text.changedSince)(changeSentence(change)) : refusal}
        </p>
      )}
      <div className={classes['actions']}>
        {canOpen && (
          <Button size="compact-sm" variant="default" onClick={open}>
            {common.open}
          </Button>
        )}
        {/* An outdated version would only be refused again. */}
        {change === undefined && (
          <Button size="compact-sm" variant="default" onClick={() => void outbox.retry(key)}>
            {common.tryAgain}
          </Button>
        )}
        <Button size="compact-sm" variant="default" color="red" onClick={() => void discard()}>
          {text.discard}
        </Button>
      </div>
    </li>
  );
}
