import { IconArrowUp, IconCircleCheckFilled } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { formatInstant } from '../../components/format.ts';
import { filesText as text, formatSize } from '../../text/files.ts';
import { FileIcon, kindWord } from './file-icon.tsx';
import { nameLines } from './name-lines.ts';
import { useThumb } from './use-thumb.ts';
import classes from './file-grid.module.css';

type OptionProps = React.ComponentProps<'div'>;

export function FileTile({ entry, isSelected, ...option }: { entry: FileEntry; isSelected: boolean } & OptionProps) {
  const { basename, type, size, timestamp, threat } = entry;
  const facts = type === 'dir' ? '' : formatSize(size);
  const below = threat === null ? facts : text.quarantined;
  const words = [[basename, below].filter(Boolean).join(' '), kindWord(entry)].join(', ');
  return (
    <div
      {...option}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in a list that is no select
      role="option"
      aria-selected={isSelected}
      aria-label={words}
      title={[basename, timestamp && formatInstant(timestamp)].filter(Boolean).join('\n')}
      className={classes['tile']}
      data-path={entry.path}
    >
      <Picture entry={entry} />
      <Name entry={entry} /> <span className={classes['facts']}>{below}</span>
      {isSelected && <IconCircleCheckFilled className={classes['check']} size="1.125rem" aria-hidden />}
    </div>
  );
}

function Name({ entry }: { entry: FileEntry }) {
  const lines = nameLines(entry);
  if ('last' in lines) {
    return (
      <span className={classes['longName']}>
        <span>{lines.first}</span>
        <span>{lines.last}</span>
      </span>
    );
  }
  return (
    <span className={classes['name']}>
      {lines.pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}

function Picture({ entry }: { entry: FileEntry }) {
  const url = useThumb(entry);
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) {
    return (
      <span className={classes['picture']}>
        <FileIcon entry={entry} />
      </span>
    );
  }
  return (
    <span className={classes['picture']}>
      <img src={url} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setBroken(url)} />
    </span>
  );
}

export function BackTile({ name, ...option }: { name: string } & OptionProps) {
  return (
    <div
      {...option}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      aria-selected={false}
      aria-label={text.backTo(name)}
      className={classes['tile']}
    >
      <span className={classes['picture']}>
        <IconArrowUp size="1.75rem" stroke={1.25} aria-hidden />
      </span>
      <span className={classes['name']}>{text.back}</span>
    </div>
  );
}
