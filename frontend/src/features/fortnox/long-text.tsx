import { Text } from '@mantine/core';
import classes from './connection-log.module.css';

const shortest = 44;
const start = 300;

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
