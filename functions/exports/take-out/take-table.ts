import { type Start, scanTable } from '../../data/core/scan-table.ts';
import { itemsInStep, lineOf } from './items.ts';
import { placeOf } from './places.ts';
import { type Work, addRuns, nextPhase } from './progress.ts';
import { RunWriter, countOf, merged } from './runs.ts';
import { maxSheetRows, sheetOfRecords, tooLong } from './sheets.ts';

/** Reads a part of the table, sorted by file, as large as memory has room for. */
export async function readItems({ progress, workshop, isTimeUp, tell }: Work): Promise<void> {
  const run = new RunWriter();
  let start = progress.cursor as Start;
  do {
    const { items, next } = await scanTable(start);
    for (const item of items) {
      const place = placeOf(item);
      if (place) run.add(`${place.folder}/${place.name}`, place.order, lineOf(item));
    }
    progress.items += items.length;
    start = next;
    await tell(progress.items, null);
  } while (start && run.characters < itemsInStep() && !isTimeUp());
  addRuns(progress, await run.keep(workshop, `items-${progress.items}`));
  if (start) progress.cursor = start;
  else nextPhase(progress);
}

/** Writes the next file of lines, or its spreadsheet. */
export async function writeLines({ progress, workshop, zip, entries, tell }: Work): Promise<void> {
  const files = Object.keys(progress.runs).sort();
  const { index, isWritten } = (progress.cursor ?? { index: 0, isWritten: false }) as Cursor;
  const file = files[index];
  if (file === undefined) return nextPhase(progress);
  await tell(index, files.length);
  const runs = progress.runs[file]!;
  const lines = () => merged(workshop, runs);
  const [folder, kind = ''] = file.split('/');
  const count = countOf(runs);
  if (!isWritten) {
    entries.push(await zip.add(`${file}.jsonl`, inBytes(lines())));
    if (folder === 'poster') progress.records += count;
    const hasSheet = folder === 'poster' && count <= maxSheetRows;
    if (folder === 'poster' && !hasSheet) progress.left.push({ key: `excel/${kind}.xlsx`, reason: tooLong });
    progress.cursor = hasSheet ? { index, isWritten: true } : { index: index + 1, isWritten: false };
    return;
  }
  const sheet = await sheetOfRecords({ kind, lines, author: progress.firm });
  entries.push(await zip.add(`excel/${kind}.xlsx`, [sheet], { isPacked: false }));
  progress.cursor = { index: index + 1, isWritten: false };
}

type Cursor = { index: number; isWritten: boolean };

async function* inBytes(blocks: AsyncIterable<string[]>): AsyncGenerator<Uint8Array> {
  for await (const block of blocks) yield Buffer.from(`${block.join('\n')}\n`);
}
