import { Button } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useValue } from '../../state/value.ts';
import { formatTime } from '../../components/format.ts';
import { Section } from '../../components/section.tsx';
import { devText as text } from '../../text/dev.ts';
import { clearMessages, messages } from './messages.ts';
import classes from './dev.module.css';

export function MessageList() {
  const shown = useValue(messages);
  return (
    <Section
      title={text.messages}
      isEmpty={shown.length === 0}
      empty={text.noMessages}
      actions={
        shown.length > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconEraser size="0.875rem" aria-hidden />}
            onClick={clearMessages}
          >
            {text.clear}
          </Button>
        )
      }
    >
      <ol className={classes['messages']} aria-label={text.messages}>
        {shown.map(({ id, at, kind, text: message }) => (
          <li key={id}>
            <time dateTime={at.toISOString()}>{formatTime(at)}</time>
            <span className={classes['kind']}>{kind}</span>
            <span>{message}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
