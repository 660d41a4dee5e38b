import type { InfiniteData } from '@tanstack/react-query';
import { listDeletedFiles, listFiles } from '../../../../shared/contract/calls/files.ts';
import { onHubMessage } from '../../api/hub.ts';
import { queryClient } from '../../api/query-client.ts';
import { type Change, type Listing, isAffected } from './is-affected.ts';

const gatherMs = 150;
let gathered: Change[] = [];

export function hearOfFileChanges(): () => void {
  return onHubMessage((message) => {
    if (message.type !== 'FilesChanged') return;
    if (gathered.length === 0) setTimeout(readAgain, gatherMs);
    gathered.push(...message.payload.changes);
  });
}

function readAgain(): void {
  const changes = gathered;
  gathered = [];
  for (const route of [listFiles, listDeletedFiles]) {
    void queryClient.invalidateQueries({
      queryKey: [route.name],
      predicate: ({ state }) => {
        const { pages = [] } = (state.data ?? {}) as Partial<InfiniteData<Listing>>;
        // A folder that could not be listed may exist now.
        return pages.length === 0 || changes.some((change) => isAffected(pages, change));
      },
    });
  }
}
