import { Button, Group, Text } from '@mantine/core';
import { folderOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { Facts } from '../../components/facts.tsx';
import { formatInstant, formatNumber } from '../../components/format.ts';
import { filesText as text, formatSize } from '../../text/files.ts';
import { kindWord } from './file-icon.tsx';
import { useThumb } from './use-thumb.ts';
import classes from './file-browser.module.css';

export type DetailsChoice = 'download' | 'rename' | 'move' | 'delete' | 'versions';

type Props = { entry: FileEntry; isDeleted: boolean; onChoose: (choice: DetailsChoice) => void };

export function DetailsDialog({ entry, isDeleted, onChoose }: Props) {
  const url = useThumb(entry);
  const { type, basename, path, size, timestamp, projectCode, extension, threat } = entry;
  const isFile = type === 'file';
  const kind = kindWord(entry);
  const facts = [
    { label: text.name, value: basename, isWide: true },
    { label: text.type, value: extension === '' ? kind : `${kind} (.${extension})` },
    ...(isFile ? [{ label: text.size, value: exactSize(size) }] : []),
    ...(timestamp ? [{ label: isDeleted ? text.deletedAt : text.changed, value: formatInstant(timestamp) }] : []),
    { label: text.project, value: projectCode },
    { label: text.place, value: [projectCode, folderOf(path)].filter(Boolean).join('/'), isWide: true },
  ];
  return (
    <>
      {url && <img className={classes['preview']} src={url} alt={text.preview(basename)} />}
      {threat !== null && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)" mb="sm">
          {text.quarantinedHint(threat)}
        </Text>
      )}
      <Facts facts={facts} />
      {!isDeleted && (
        <Group gap="xs" mt="lg">
          {threat === null && (
            <Button data-autofocus onClick={() => onChoose('download')}>
              {text.download}
            </Button>
          )}
          {threat === null && (
            <>
              <Button variant="default" onClick={() => onChoose('rename')}>
                {text.rename}
              </Button>
              <Button variant="default" onClick={() => onChoose('move')}>
                {text.move}
              </Button>
            </>
          )}
          {isFile && (
            <Button variant="default" onClick={() => onChoose('versions')}>
              {text.versions}
            </Button>
          )}
          <Button variant="default" color="red" onClick={() => onChoose('delete')}>
            {text.delete}
          </Button>
        </Group>
      )}
    </>
  );
}

function exactSize(size: number): string {
  return size < 1000 ? formatSize(size) : `${formatSize(size)} (${formatNumber(size)} byte)`;
}
