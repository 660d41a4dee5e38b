import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { findRecords } from '../../../../shared/contract/search.ts';
import type { FoundRecords } from '../../../../shared/schemas/found-records.ts';
import { useRoute } from '../../api/use-route.ts';
import { recentRecords } from '../../components/recent-records.ts';
import { readCommand } from './palette-commands.ts';
import { type HitGroup, commandGroup, hitGroups, recentGroups } from './hit-groups.ts';

const pauseMs = 100;
const leastLength = 2;

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

  if (typed !== settled) return { groups: [], state: typed.length < leastLength ? 'idle' : 'searching' };
  if (settled !== '' && settled.length < leastLength) return { groups: [], state: 'idle' };
  const { data, isError } = isCommand ? commanded : plain;
  if (!data) return { groups: [], state: isError ? 'failed' : 'searching' };
  return { groups: groupsOf(data), state: 'found' };

  function groupsOf(found: FoundRecords): readonly HitGroup[] {
    if (isCommand) return [commandGroup(command.command, found)];
    return settled === '' ? recentGroups(found, recent) : hitGroups(found, settled);
  }
}

function useFound(text: string, recent: ReturnType<typeof recentRecords>, enabled: boolean) {
  const opened = recent.map(({ kind, id }) => `${kind}:${id}`).join(',');
  return useRoute(findRecords, { query: { text, recent: opened } }, { enabled, silent: true, keepPrevious: false });
}
