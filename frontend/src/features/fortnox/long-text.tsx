import { Text } from '@mantine/core';
import classes from './connection-log.module.css';

/** What has room on a line; a line's beginning is as long as the widest screen shows of it. */
const shortest = 44;
const start = 300;

/** The beginning, and the whole when somebody wants it. */
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
