import { useState } from 'react';
import { findRecords } from '../../../../shared/contract/calls/search.ts';
import { useRoute } from '../../api/use-route.ts';
import { recentRecords } from '../../components/recent-records.ts';
import { recentGroups } from './hit-groups.ts';

/** What the palette shows before anything is typed, under the same key. */
export function useRecentHits() {
  const [recent] = useState(recentRecords);
  const request = { query: { text: '', recent: recent.map(({ kind, id }) => `${kind}:${id}`).join(',') } };
  const query = useRoute(findRecords, request, { silent: true, keepPrevious: false });
  return { query, group: query.data && recentGroups(query.data, recent)[0] };
}
