import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query';

/** Fetches one more page, and again where a live update of those shown has cancelled it. */
export async function fetchOneMore(shown: InfiniteQueryObserverResult<InfiniteData<unknown>>): Promise<void> {
  const pages = (answer: typeof shown) => answer.data?.pages.length ?? 0;
  let answer = await shown.fetchNextPage();
  while (answer.isSuccess && answer.hasNextPage && pages(answer) <= pages(shown)) {
    answer = await answer.fetchNextPage();
  }
}
