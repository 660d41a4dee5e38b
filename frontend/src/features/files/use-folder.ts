import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { compareSwedish } from '../../../../shared/lib/text.ts';
import { deleteFile, listDeletedFiles, listFiles, uploadFiles } from '../../../../shared/contract/calls/files.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/query-client.ts';
import { useWaitingDeletions } from '../../components/outbox/use-waiting-deletions.ts';
import { filesText as text } from '../../text/files.ts';

export const projectFileRoutes = { list: listFiles, deleted: listDeletedFiles, upload: uploadFiles };
export type FileRoutes = typeof projectFileRoutes;

type Place = { projectCode: string; path: string; isDeleted?: boolean; routes?: FileRoutes; enabled?: boolean };

export type Folder = {
  entries: readonly FileEntry[] | undefined;
  isLoadingMore: boolean;
  error: Error | null;
  retry: () => void;
};

export function useFolder({
  projectCode,
  path,
  isDeleted = false,
  routes = projectFileRoutes,
  enabled = true,
}: Place): Folder {
  const route = isDeleted ? routes.deleted : routes.list;
  const params = { projectCode };
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isFetchNextPageError } =
    useInfiniteQuery({
      queryKey: keyOf(route, { params, query: { path } }),
      queryFn: ({ pageParam, signal }) =>
        call(route, { params, query: { path, ...(pageParam && { continueFrom: pageParam }) } }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      enabled,
      meta: { kinds: route.reads, failure: text.notListed },
    });
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const deletions = useWaitingDeletions(deleteFile);
  const isBeingDeleted = (entry: FileEntry) =>
    deletions.some(({ params: entries, body }) => entries.projectCode === projectCode && body.path === entry.path);
  return {
    entries: data && inOrder(data.pages.flatMap(({ items }) => items).filter((entry) => !isBeingDeleted(entry))),
    isLoadingMore: hasNextPage,
    error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

function inOrder(entries: FileEntry[]): FileEntry[] {
  return entries.sort(
    (a, b) => Number(b.type === 'dir') - Number(a.type === 'dir') || compareSwedish(a.basename, b.basename),
  );
}
