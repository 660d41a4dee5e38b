import { useQuery } from '@tanstack/react-query';
import { getThumbs } from '../../../../shared/contract/calls/files.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/query-client.ts';

const togetherMs = 40;
const mostTogether = 100;
/** Thumbnail URLs are valid for five minutes. */
const freshMs = 4 * 60_000;

type ThumbRequest = { path: string; resolve: (url: string | null) => void; reject: (error: unknown) => void };
const waiting = new Map<string, ThumbRequest[]>();

function askFor(projectCode: string, path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const queue = waiting.get(projectCode);
    if (queue) queue.push({ path, resolve, reject });
    else {
      waiting.set(projectCode, [{ path, resolve, reject }]);
      setTimeout(() => {
        const all = waiting.get(projectCode) ?? [];
        waiting.delete(projectCode);
        for (let index = 0; index < all.length; index += mostTogether) {
          void ask(projectCode, all.slice(index, index + mostTogether));
        }
      }, togetherMs);
    }
  });
}

async function ask(projectCode: string, request: readonly ThumbRequest[]): Promise<void> {
  try {
    const thumbs = await call(getThumbs, { params: { projectCode }, body: { paths: request.map(({ path }) => path) } });
    const urls = new Map(thumbs.map(({ path, url }) => [path, url]));
    for (const { path, resolve } of request) resolve(urls.get(path) ?? null);
  } catch (error) {
    for (const { reject } of request) reject(error);
  }
}

export function useThumb({ projectCode, path, thumb, timestamp }: FileEntry): string | undefined {
  const { data } = useQuery({
    queryKey: keyOf(getThumbs, { projectCode, path, timestamp }),
    queryFn: () => askFor(projectCode, path),
    enabled: thumb,
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    // A missing thumbnail is not reported: the icon is shown instead.
    meta: { kinds: getThumbs.reads, silent: true },
  });
  return data ?? undefined;
}
