import { hasHistoryView } from '../../../shared/codes/kinds.ts';
import type { listChanges } from '../../../shared/contract/history.ts';
import type { QueryOf } from '../../../shared/contract/route.ts';
import type { Role } from '../../../shared/codes/roles.ts';
import { maySeeHistory } from '../../../shared/domain/history-rules.ts';
import { addDays, startOfDay } from '../../../shared/lib/days.ts';
import { matches } from '../../../shared/lib/text.ts';
import { type LoggedChanges } from '../../../shared/schemas/history.ts';
import { type LogEntry, type LogPlace, readLog } from '../core/history-log.ts';
import { changesInWords, recordsOfLog } from './changes-in-words.ts';
import { placeText, readPlace } from './log-place.ts';

export type ChangeQuery = Omit<QueryOf<typeof listChanges>, 'after' | 'limit'>;

const usualSize = 50;

/** A call looks through four thousand changes, or the names of four hundred. */
const bounds = { inRequest: 500, requests: 8, named: 400 };
const namedAtOnce = 100;

type ChangePage = { entries: LogEntry[]; next: LogPlace | undefined };

export async function listedChanges(
  { after, limit = usualSize, ...query }: QueryOf<typeof listChanges>,
  role: Role,
): Promise<LoggedChanges> {
  const found = await findChanges(query, role, { after: after === undefined ? undefined : readPlace(after), limit });
  const { items, isAll } = await changesInWords(found.entries);
  const last = isAll ? found.next : found.entries[items.length - 1];
  return { items, next: last ? placeText(last) : null, searchedTo: last?.changedAt ?? null };
}

type From = { after: LogPlace | undefined; limit: number };

/** Looks backwards through the log until it has found enough or has looked through as much as a call may. */
export async function findChanges(query: ChangeQuery, role: Role, { after, limit }: From): Promise<ChangePage> {
  const entries: LogEntry[] = [];
  const isWanted = matchesQuery(query, role);
  const period = periodOf(query);
  let place = after;
  let named = 0;
  for (let request = 0; request < bounds.requests; request += 1) {
    const read = await readLog({ ...period, after: place, limit: isFiltered(query) ? bounds.inRequest : limit });
    const candidates = read.entries.filter(isWanted);
    for (const some of piecesOf(candidates, query.name ? namedAtOnce : bounds.inRequest)) {
      for (const entry of await ofName(query.name, some)) {
        entries.push(entry);
        if (entries.length < limit) continue;
        const isEnd = !read.next && entry === read.entries.at(-1);
        return { entries, next: isEnd ? undefined : entry };
      }
      if (query.name) named += some.length;
      if (named >= bounds.named) return { entries, next: some.at(-1) };
    }
    if (!read.next) return { entries, next: undefined };
    place = read.next;
  }
  return { entries, next: place };
}

function isFiltered({ userId, kind, name }: ChangeQuery): boolean {
  return userId !== undefined || kind !== undefined || Boolean(name);
}

function matchesQuery({ userId, kind }: ChangeQuery, role: Role): (entry: LogEntry) => boolean {
  const kinds = kind && new Set(kind);
  return (entry) =>
    (userId === undefined || entry.changedBy === userId) &&
    (!kinds || kinds.has(entry.kind)) &&
    (!hasHistoryView(entry.kind) || maySeeHistory(role, entry.kind));
}

function periodOf({ dateFrom, dateTo }: ChangeQuery): { from: string; until: string } {
  return {
    from: dateFrom ? startOfDay(dateFrom) : '0',
    until: dateTo ? new Date(Date.parse(startOfDay(addDays(dateTo, 1))) - 1).toISOString() : '9',
  };
}

async function ofName(name: string | undefined, entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
  if (!name) return entries;
  const { nameOf } = await recordsOfLog(entries);
  return entries.filter((entry) => {
    const { name: own, partOf } = nameOf(entry);
    return matches(`${own} ${partOf}`, name);
  });
}

function piecesOf<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
