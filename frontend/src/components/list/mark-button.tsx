import { Button } from '@mantine/core';
import { IconCheckbox } from '@tabler/icons-react';
import { listsText as text } from '../../text/lists.ts';
import classes from './list-page.module.css';
import type { Selection } from './use-selection.ts';

export function MarkButton<Row>({ selection }: { selection: Selection<Row> }) {
  return (
    <Button
      variant={selection.isMarking ? 'light' : 'default'}
      size="xs"
      className={`${classes['onPhone']} ${classes['iconOnPhone']} ${classes['stays']}`}
      leftSection={<IconCheckbox size="0.875rem" />}
      aria-pressed={selection.isMarking}
      onClick={() => {
        if (selection.isMarking) selection.clear();
        selection.setIsMarking(!selection.isMarking);
      }}
    >
      {text.markMode}
    </Button>
  );
}
