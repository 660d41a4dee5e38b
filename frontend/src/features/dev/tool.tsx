import { Button, Text, Title } from '@mantine/core';
import { useId } from 'react';
import classes from './dev.module.css';

type Props = { title: string; hint: string; verb: string; busy: boolean; onRun: () => void };

export function Tool({ title, hint, verb, busy, onRun }: Props) {
  const id = useId();
  return (
    <div className={classes['tool']}>
      <div>
        <Title order={3} size="h6">
          {title}
        </Title>
        <Text size="sm" c="dimmed" id={id}>
          {hint}
        </Text>
      </div>
      <Button variant="default" size="xs" loading={busy} aria-describedby={id} onClick={onRun}>
        {verb}
      </Button>
    </div>
  );
}
