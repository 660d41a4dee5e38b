import { Skeleton } from '@mantine/core';
import { Waiting } from '../../components/waiting.tsx';

/** Where an invoice is going to be. */
export function PaperSkeleton() {
  return (
    <Waiting>
      <Skeleton height="40rem" />
    </Waiting>
  );
}
