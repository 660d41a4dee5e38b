import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fetchOneMore } from '../../../../frontend/src/api/fetch-one-more.ts';

it('a page that a live update cancels is fetched after it', async () => {
  const client = new QueryClient();
  const calls: number[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['history'],
    queryFn: async ({ pageParam }) => {
      calls.push(pageParam);
      await Promise.resolve();
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (last: number) => (last < 3 ? last + 1 : undefined),
  });
  observer.subscribe(() => undefined);
  await observer.refetch();
  const more = fetchOneMore(observer.getCurrentResult());
  await client.invalidateQueries({ queryKey: ['history'] });
  await more;
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
  expect(calls.length).toBeGreaterThan(3);
});
