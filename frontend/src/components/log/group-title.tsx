import { Text } from '@mantine/core';

type Props = {
  label: string;
  count: number;
  advice: string;
};

export function GroupTitle({ label, count, advice }: Props) {
  return (
    <>
      <Text span size="sm" fw={600}>
        {label} ({count})
      </Text>
      <Text size="sm" c="dimmed">
        {advice}
      </Text>
    </>
  );
}
