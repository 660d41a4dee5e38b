import { Button, Text } from '@mantine/core';
import classes from './notice.module.css';

type Props = {
  title: string;
  hint?: string | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  children?: React.ReactNode;
};

export function Notice({ title, hint, action, children }: Props) {
  return (
    <output className={classes['notice']}>
      <Text fw={600}>{title}</Text>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
      {action && (
        <Button size="xs" variant="default" mt="xs" onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
    </output>
  );
}
