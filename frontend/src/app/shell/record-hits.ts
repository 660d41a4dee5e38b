import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { findFiles, findRecords } from '../../../../shared/contract/calls/search.ts';
import type { FoundRecords } from '../../../../shared/schemas/found-records.ts';
import { useRoute } from '../../api/use-route.ts';
import { recentRecords } from '../../components/recent-records.ts';
import { readCommand } from '../../features/palette/palette-commands.ts';
import { type HitGroup, commandGroup, fileGroup, hitGroups, recentGroups } from '../../features/palette/hit-groups.ts';

const pauseMs = 100;
const leastLength = 2;
/** Fewer letters are in the names of too many files. */
const leastOfFiles = 3;

export type RecordHits = {
  groups: readonly HitGroup[];
  state: 'idle' | 'searching' | 'failed' | 'found';
};

/** What the search finds for a text. An answer to another text is never shown. */
export function useRecordHits(query: string): RecordHits {
  const typed = query.trim();
  const [settled] = useDebouncedValue(typed, pauseMs);
  const [recent] = useState(recentRecords);
  const command = useMemo(() => readCommand(settled), [settled]);
  const commanded = useFound(command?.rest ?? '', recent, command !== undefined);
  const isCommand = command !== undefined && commanded.data?.projects.length !== 0;
  const plain = useFound(settled, recent, !isCommand && (settled === '' || settled.length >= leastLength));

  const files = useFiles(settled, recent, !isCommand && settled.length >= leastOfFiles);

  if (typed !== settled) return { groups: [], state: typed.length < leastLength ? 'idle' : 'searching' };
  if (settled !== '' && settled.length < leastLength) return { groups: [], state: 'idle' };
  const { data, isError } = isCommand ? commanded : plain;
  if (!data) return { groups: [], state: isError ? 'failed' : 'searching' };
  const groups = groupsOf(data);
  return { groups, state: groups.length === 0 && files.isLoading ? 'searching' : 'found' };

  function groupsOf(found: FoundRecords): readonly HitGroup[] {
    if (isCommand) return [commandGroup(command.command, found)];
    if (settled === '') return recentGroups(found, recent);
    return [...hitGroups(found, settled), ...(files.data ? fileGroup(files.data) : [])];
  }
}

type Recent = ReturnType<typeof recentRecords>;

function useFound(text: string, recent: Recent, enabled: boolean) {
  return useRoute(findRecords, searchRequest(text, recent), { enabled, silent: true, keepPrevious: false });
}

/** A call of its own: S3 answers later than the replica. */
function useFiles(text: string, recent: Recent, enabled: boolean) {
  return useRoute(findFiles, searchRequest(text, recent), { enabled, silent: true, keepPrevious: false });
}

function searchRequest(text: string, recent: Recent) {
  return { query: { text, recent: recent.map(({ kind, id }) => `${kind}:${id}`).join(',') } };
}
