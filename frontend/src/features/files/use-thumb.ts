import { useQuery } from '@tanstack/react-query';
import { getThumbs } from '../../../../shared/contract/calls/files.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/query-client.ts';

const batchDelayMs = 40;
const maxBatch = 100;
/** Thumbnail URLs are valid for five minutes. */
const freshMs = 4 * 60_000;

type ThumbRequest = { path: string; resolve: (url: string | null) => void; reject: (error: unknown) => void };
const waiting = new Map<string, ThumbRequest[]>();

function enqueue(projectCode: string, path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const queue = waiting.get(projectCode);
    if (queue) queue.push({ path, resolve, reject });
    else {
      waiting.set(projectCode, [{ path, resolve, reject }]);
      setTimeout(() => {
        const all = waiting.get(projectCode) ?? [];
        waiting.delete(projectCode);
        for (let index = 0; index < all.length; index += maxBatch) {
          void fetchBatch(projectCode, all.slice(index, index + maxBatch));
        }
      }, batchDelayMs);
    }
  });
}

async function fetchBatch(projectCode: string, batch: readonly ThumbRequest[]): Promise<void> {
  try {
    const thumbs = await call(getThumbs, { params: { projectCode }, body: { paths: batch.map(({ path }) => path) } });
    const urls = new Map(thumbs.map(({ path, url }) => [path, url]));
    for (const { path, resolve } of batch) resolve(urls.get(path) ?? null);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

export function useThumb({ projectCode, path, thumb, timestamp }: FileEntry): string | undefined {
  const { data } = useQuery({
    queryKey: keyOf(getThumbs, { projectCode, path, timestamp }),
    queryFn: () => enqueue(projectCode, path),
    enabled: thumb,
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    // A missing thumbnail is not reported: the icon is shown instead.
    meta: { kinds: getThumbs.reads, silent: true },
  });
  return data ?? undefined;
}
