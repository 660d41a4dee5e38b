import { Group, Skeleton } from '@mantine/core';
import { Delayed } from '../../components/delayed.tsx';
import { Waiting } from '../../components/waiting.tsx';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function GridSkeleton() {
  return (
    <Delayed>
      <Waiting>
        <Group gap="xs">
          {tiles.map((key) => (
            <Skeleton key={key} width="8.5rem" height="8rem" />
          ))}
        </Group>
      </Waiting>
    </Delayed>
  );
}
