import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconArrowUp, IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { folderOf, isWithin, nameOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { FieldsSkeleton } from '../../components/query-view.tsx';
import { Delayed } from '../../components/delayed.tsx';
import { common } from '../../text/common.ts';
import { filesText as text } from '../../text/files.ts';
import { useFolder } from './use-folder.ts';
import classes from './file-browser.module.css';

type Props = { projectCode: string; entries: readonly FileEntry[]; onClose: (folder?: string) => void };

export function MoveDialog({ projectCode, entries, onClose }: Props) {
  const [path, setPath] = useState(() => folderOf(entries[0]?.path ?? ''));
  const { entries: folderEntries, error } = useFolder({ projectCode, path });
  const ownPaths = new Set(entries.filter(({ type }) => type === 'dir').map((entry) => entry.path));
  const folders = folderEntries?.filter((entry) => entry.type === 'dir' && !ownPaths.has(entry.path)) ?? [];
  const isSame = entries.every((entry) => folderOf(entry.path) === path);
  const isInside = entries.some(({ type, path: entryPath }) => type === 'dir' && isWithin(path, entryPath));
  return (
    <>
      <Text size="sm" fw={600}>
        {text.moveHere(path === '' ? projectCode : `${projectCode}/${path}`)}
      </Text>
      <ul className={`${classes['plain']} ${classes['folders']}`}>
        {path !== '' && (
          <li>
            <UnstyledButton onClick={() => setPath(folderOf(path))}>
              <IconArrowUp size="1rem" aria-hidden />
              {text.backTo(nameOf(folderOf(path)) || projectCode)}
            </UnstyledButton>
          </li>
        )}
        {folders.map((folder) => (
          <li key={folder.path}>
            <UnstyledButton onClick={() => setPath(folder.path)}>
              <IconFolder size="1rem" aria-hidden />
              {folder.basename}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {!folderEntries && !error && (
        <Delayed>
          <FieldsSkeleton />
        </Delayed>
      )}
      {folderEntries && folders.length === 0 && (
        <Text size="sm" c="dimmed">
          {text.noFolders}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        {isSame && (
          <Text size="sm" c="dimmed" mr="auto">
            {text.isThere}
          </Text>
        )}
        <Button variant="default" onClick={() => onClose()}>
          {common.cancel}
        </Button>
        <Button disabled={isSame || isInside} onClick={() => onClose(path === '' ? '/' : path)}>
          {text.moveTo}
        </Button>
      </Group>
    </>
  );
}
