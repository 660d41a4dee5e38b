import { Alert, Button, Group } from '@mantine/core';
import type { ProjectLog } from '../../../../shared/schemas/project-log.ts';
import { common } from '../../text/common.ts';
import { projectLogText as text } from '../../text/project-log.ts';
import type { LogTexts } from './use-log-texts.ts';
import { newEntry } from './with-refused.ts';
import classes from './project-log.module.css';

export function OrphanedTexts({ entries, texts }: { entries: readonly ProjectLog[]; texts: LogTexts }) {
  const known = new Set(entries.map(({ projectLogId }) => projectLogId));
  const orphans = texts.ids.filter((id) => id !== newEntry && !known.has(id));
  return orphans.map((id) => {
    const typed = texts.textOf(id)?.text ?? '';
    return (
      <Alert key={id} color="red" title={text.removedMeanwhile} p="xs" mb="sm">
        <p className={classes['message']}>{typed}</p>
        <Group gap="xs" mt="xs">
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              const before = texts.textOf(newEntry)?.text ?? '';
              const next = [before, typed].filter(Boolean).join('\n');
              texts.set(newEntry, { text: next, version: 0, original: '' });
              texts.drop(id);
            }}
          >
            {text.makeNew}
          </Button>
          <Button size="xs" variant="default" onClick={() => texts.drop(id)}>
            {common.cancel}
          </Button>
        </Group>
      </Alert>
    );
  });
}
