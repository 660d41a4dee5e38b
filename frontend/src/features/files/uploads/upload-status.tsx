import '@mantine/core/styles/Progress.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconExclamationCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useValue } from '../../../state/value.ts';
import { formatNumber } from '../../../components/format.ts';
import { filesText as text, formatSize } from '../../../text/files.ts';
import { type UploadItem, isRetriable } from './upload-queue.ts';
import { uploads } from './uploads.ts';
import box from '../../../components/status-box.module.css';
import classes from './upload-status.module.css';

const hideAfterMs = 5000;
const maxShown = 200;
const leastTotal = 100;

export function UploadStatus() {
  // The items are mutated in place; the revision triggers rendering.
  'use no memo';
  useValue(uploads.revision);
  const [isOpen, setIsOpen] = useState(true);
  const { items, isBusy } = uploads;
  const count = (state: UploadItem['state']) => items.filter((item) => item.state === state).length;
  const [failed, existing, done] = [count('failed'), count('exists'), count('done')];
  const isWell = !isBusy && failed === 0 && existing === 0;

  useEffect(() => {
    if (!isWell || items.length === 0) return undefined;
    const timer = setTimeout(() => uploads.clear(), hideAfterMs);
    return () => clearTimeout(timer);
  }, [isWell, items.length]);

  if (items.length === 0) return null;
  return (
    <section className={`${box['box']} ${classes['uploads']}`} aria-label={text.uploads}>
      <header className={box['header']}>
        <output className={box['summary']}>
          {isBusy
            ? text.uploading(formatNumber(done), formatNumber(items.length))
            : text.uploaded(formatNumber(done), done === 1)}
        </output>
        <ActionIcon
          color="gray"
          aria-label={isOpen ? text.uploadsFold : text.uploadsShow}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <IconChevronDown size="1rem" /> : <IconChevronUp size="1rem" />}
        </ActionIcon>
        {isBusy ? (
          <Button size="compact-xs" variant="default" onClick={() => uploads.cancel()}>
            {text.cancelAll}
          </Button>
        ) : (
          <ActionIcon color="gray" aria-label={text.uploadsHide} onClick={() => uploads.clear()}>
            <IconX size="1rem" />
          </ActionIcon>
        )}
      </header>
      <TotalProgress items={items} />
      {existing > 0 && (
        <div className={classes['question']} role="alert">
          <span>
            {text.existing(formatNumber(existing), existing === 1)}. {text.replaceHint}
          </span>
          <Button size="compact-xs" onClick={() => uploads.settle('replace')}>
            {text.replace}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => uploads.settle('skip')}>
            {text.skip}
          </Button>
        </div>
      )}
      {failed > 0 && !isBusy && (
        <div className={classes['question']} role="alert">
          <span>{text.notUploaded(formatNumber(failed), failed === 1)}</span>
          {items.some(isRetriable) && (
            <Button size="compact-xs" variant="default" onClick={() => uploads.retry()}>
              {text.retryAll}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is only read is scrolled by the keyboard
        <ul className={classes['items']} aria-label={text.uploads} tabIndex={0}>
          {shownFirst(items).map((item) => (
            <ItemLine
              key={item.id}
              name={item.file}
              state={item.state}
              sent={item.sent}
              size={item.blob.size}
              error={item.error}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function TotalProgress({ items }: { items: readonly UploadItem[] }) {
  'use no memo';
  const counted = items.filter(({ state }) => state !== 'failed');
  const total = Math.max(
    leastTotal,
    counted.reduce((sum, { blob }) => sum + blob.size, 0),
  );
  const isDone = counted.every(({ state }) => state === 'done');
  const sent = isDone
    ? total
    : Math.min(
        total,
        counted.reduce((sum, item) => sum + item.sent, 0),
      );
  return <progress className={box['progress']} aria-label={text.progressOfAll} max={total} value={sent} />;
}

const order: Record<UploadItem['state'], number> = { failed: 0, exists: 1, sending: 2, waiting: 3, done: 4 };

function shownFirst(items: readonly UploadItem[]): readonly UploadItem[] {
  return items.toSorted((a, b) => order[a.state] - order[b.state] || a.id - b.id).slice(0, maxShown);
}

type LineProps = {
  name: string;
  state: UploadItem['state'];
  sent: number;
  size: number;
  error: string | undefined;
};

function ItemLine({ name, state, sent, size, error }: LineProps) {
  return (
    <li className={classes['item']} data-state={state}>
      <span className={classes['name']} title={name}>
        {name}
      </span>
      <span className={classes['state']}>
        {state === 'done' && <IconCheck size="0.875rem" aria-hidden />}
        {state === 'failed' && <IconExclamationCircle size="0.875rem" aria-hidden />}
        {wordsOf(state, sent, size)}
      </span>
      {state === 'sending' && (
        <progress className={box['progress']} aria-label={text.progressOf(name)} max={Math.max(1, size)} value={sent} />
      )}
      {error && <span className={classes['error']}>{error}</span>}
    </li>
  );
}

function wordsOf(state: UploadItem['state'], sent: number, size: number): string {
  if (state === 'sending') return `${formatSize(sent)} / ${formatSize(size)}`;
  if (state === 'done') return text.done;
  if (state === 'exists') return text.exists;
  return state === 'waiting' ? text.waiting : '';
}
