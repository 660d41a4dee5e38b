import { Text } from '@mantine/core';
import classes from './connection-log.module.css';

/** Text that fits on a line; longer text is cut where the widest screen ends. */
const shortest = 44;
const start = 300;

/** The beginning of a text, and the whole on demand. */
export function LongText({ value }: { value: string }) {
  if (value.length <= shortest && !value.includes('\n')) return value;
  return (
    <details className={classes['details']}>
      <summary>{value.replaceAll('\n', ' ').slice(0, start)}</summary>
      <Text component="pre" size="xs" className={classes['whole'] ?? ''}>
        {pretty(value)}
      </Text>
    </details>
  );
}

function pretty(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
