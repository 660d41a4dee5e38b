import { ActionIcon, Button } from '@mantine/core';
import { IconExclamationCircle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useValue } from '../../../state/value.ts';
import { formatNumber } from '../../../components/format.ts';
import { filesText as text, formatSize } from '../../../text/files.ts';
import { type Zip, forget, zips } from './zips.ts';
import box from '../../../components/status-box.module.css';
import classes from '../uploads/upload-status.module.css';

const hideAfterMs = 5000;

export function ZipStatus() {
  'use no memo';
  return useValue(zips).map((zip) => <ZipBox key={zip.id} zip={zip} />);
}

function ZipBox({ zip }: { zip: Zip }) {
  'use no memo';
  const { name, state, files, packed, bytes, total, skipped } = zip;
  const isDone = state === 'done';
  const isWell = isDone && skipped.length === 0;
  useEffect(() => {
    if (!isWell) return;
    const timer = setTimeout(() => forget(zip), hideAfterMs);
    return () => clearTimeout(timer);
  }, [isWell, zip]);
  return (
    <section className={`${box['box']} ${classes['uploads']}`} aria-label={text.zipOf(name)}>
      <header className={box['header']}>
        <output className={box['summary']}>
          {isDone
            ? text.zipped(name)
            : state === 'gathering'
              ? text.gathering(name)
              : text.zipping(formatNumber(packed), formatNumber(files))}
        </output>
        {isDone ? (
          <ActionIcon color="gray" aria-label={text.zipHide} onClick={() => forget(zip)}>
            <IconX size="1rem" />
          </ActionIcon>
        ) : (
          <Button size="compact-xs" variant="default" onClick={() => forget(zip)}>
            {text.cancelAll}
          </Button>
        )}
      </header>
      <progress
        className={box['progress']}
        aria-label={text.progressOf(name)}
        max={Math.max(1, total)}
        value={isDone ? Math.max(1, total) : bytes}
      />
      {state === 'packing' && (
        <span className={classes['state']}>
          {formatSize(bytes)} / {formatSize(total)}
        </span>
      )}
      {skipped.length > 0 && (
        <div role="alert" className={classes['missing']}>
          <span className={classes['error']}>
            <IconExclamationCircle size="0.875rem" aria-hidden />{' '}
            {text.missing(formatNumber(skipped.length), skipped.length === 1)}
          </span>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is only read is scrolled by the keyboard */}
          <ul className={classes['items']} tabIndex={0} aria-label={text.missingOf(name)}>
            {skipped.slice(0, 100).map(({ path, message }) => (
              <li key={path} className={classes['item']} data-state="failed">
                <span className={classes['name']} title={path}>
                  {path}
                </span>
                <span className={classes['error']}>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
