import { Box, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, isForbidden } from '../api/api-error.ts';
import { Delayed } from './delayed.tsx';
import { Notice } from './notice.tsx';
import { Waiting } from './waiting.tsx';
import { common } from '../text/common.ts';
import { failureText as text } from '../text/network.ts';

type Props<Data> = {
  query: UseQueryResult<Data>;
  skeleton?: React.ReactNode;
  children: (data: Data) => React.ReactNode;
};

export function QueryView<Data>({ query, skeleton, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailureNotice error={query.error} onRetry={() => void query.refetch()} />;
  return <Delayed>{skeleton ?? <FieldsSkeleton />}</Delayed>;
}

export function FailureNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : undefined;
  if (isForbidden(error)) return <Notice title={text.forbidden} hint={text.forbiddenHint} />;
  if (status === 404) return <Notice title={text.missing} hint={text.missingHint} />;
  return <Notice title={text.notFetched} hint={error.message} action={{ label: common.tryAgain, onSelect: onRetry }} />;
}

/** For a page that goes to the edges of the window. */
export function PageSkeleton() {
  return (
    <Box p="0.75rem">
      <FieldsSkeleton />
    </Box>
  );
}

export function FieldsSkeleton() {
  return (
    <Waiting>
      <Stack gap="md">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key}>
            <Skeleton height="0.875rem" width="8rem" mb="0.375rem" />
            <Skeleton height="2.25rem" />
          </div>
        ))}
      </Stack>
    </Waiting>
  );
}
