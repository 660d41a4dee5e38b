import { Skeleton } from '@mantine/core';
import { Waiting } from '../../components/waiting.tsx';

export function PaperSkeleton() {
  return (
    <Waiting>
      <Skeleton height="40rem" />
    </Waiting>
  );
}
