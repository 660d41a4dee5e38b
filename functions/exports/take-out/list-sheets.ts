import { listProjects } from '../../../shared/contract/projects.ts';
import { exportedList, parseQuery } from '../exported-lists.ts';
import { writeList } from '../write-list.ts';
import { lazily } from '../../platform/once.ts';
import { tableReplicaSettings } from '../../data/replica/fresh-replica.ts';
import { Replica } from '../../data/replica/replica.ts';
import { listColumns } from './list-columns.ts';
import { type Work, nextPhase } from './progress.ts';
import { maxSheetRows, tooLong } from './sheets.ts';
import type { ListColumns } from './list-columns-schema.ts';
import type { CellFormat } from '../../../shared/schemas/spreadsheet.ts';
import { jobs } from '../../../shared/lib/deadlines.ts';
import type { Database } from '../../data/replica/database.ts';

const replica = lazily(() => new Replica({ ...tableReplicaSettings(), openingTimeoutMs: jobs.takeOutListOpening }));

/** Opened once for all that a take-out reads in lists. */
export const listsToTakeOut = (): Promise<Database> => replica().fresh();

/** Writes the next list, as its own export does. */
export async function writeNextList({ progress, zip, entries, tell, now }: Work): Promise<void> {
  const index = (progress.cursor ?? 0) as number;
  const list = listColumns[index];
  if (!list) return nextPhase(progress);
  await tell(index, listColumns.length);
  const db = await listsToTakeOut();
  const sheet = await sheetOfList(db, list, { now: now(), author: progress.firm });
  const path = `listor/${list.name}.xlsx`;
  if (sheet) entries.push(await zip.add(path, [sheet], { isPacked: false }));
  else progress.left.push({ key: path, reason: tooLong });
  progress.cursor = index + 1;
}

/** A list without filters. */
export function queryOfExport(list: string): object {
  return list === listProjects.name ? { filter: {}, tagIds: [] } : {};
}

type Options = { now: Date; author: string };

/** @returns undefined for a list that is too long for a spreadsheet */
export async function sheetOfList(
  db: Database,
  { list, name, columns }: ListColumns,
  { now, author }: Options,
): Promise<Uint8Array | undefined> {
  const exported = exportedList(list);
  const whole = exported.whole(db, parseQuery(exported, queryOfExport(list)));
  if (whole.ids.length > maxSheetRows) return undefined;
  const sample = whole.rows(whole.ids.slice(0, 50)) as Record<string, unknown>[];
  const isNumber = (key: string) => sample.some((row) => typeof row[key] === 'number');
  const formatted = columns.map(({ key, heading, format }) => {
    const own: CellFormat = format === 'text' && !(key in exported.cells) && isNumber(key) ? 'id' : format;
    return { key, heading, format: own, isSummed: own === 'money' || own === 'hours' };
  });
  return writeList({
    sheet: { name, columns: formatted },
    whole,
    cells: exported.cells,
    now,
    author,
    onRows: () => Promise.resolve(),
  });
}
