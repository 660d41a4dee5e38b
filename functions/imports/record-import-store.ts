import * as z from 'zod/mini';
import type { ImportKind } from '../../shared/codes/import-kinds.ts';
import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import { type RecordImport, maxNamed } from '../../shared/schemas/record-import.ts';
import { equals, isNew } from '../data/core/condition.ts';
import { keys } from '../data/core/keys.ts';
import { getItem, nextNumbers } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { type StoredBatch, getBatch, stageBatch } from '../data/tasks/batch-store.ts';
import { ImportRows } from './import-rows.ts';
import type { ParsedRecord, RecordKind } from './record-kind.ts';

const importedRecord = z.object({
  /** The id of the new record, taken at the start, so that a retried step creates nothing twice. */
  id: z.int(),
  name: z.string(),
  sheet: z.string(),
  row: z.int(),
  /** The body of the call that creates it, as read from the file: fields that it lacks get their defaults. */
  body: z.record(z.string(), z.unknown()),
});
export type ImportedRecord = z.output<typeof importedRecord>;

const rowsInPart = 60;
export const importedRecords = new ImportRows(importedRecord, rowsInPart);

/** Below the four megabytes of a transaction, which also holds the batch. */
const maxBytes = 3_500_000;

/** Takes the ids of records to create. */
export async function numberRecords(
  of: ImportKind,
  { idOf, columns }: RecordKind,
  records: readonly ParsedRecord[],
): Promise<ImportedRecord[]> {
  const ids = idOf ? [] : await nextNumbers(of, records.length);
  return records.map(({ name, body, parsed, place }, index) => {
    const { sheet, row } = place(columns[0]!.key);
    return { id: idOf ? idOf(parsed as never) : ids[index]!, name, sheet, row, body };
  });
}

/**
 * @throws 409 while another import of the kind is running: two at once could create the same record
 * @throws 422 when the texts of the file are too long together
 */
export async function stageRecordImport(
  unit: UnitOfWork,
  kind: ImportKind,
  { records, running, now }: { records: readonly ImportedRecord[]; running: string; now: Date },
): Promise<number> {
  if (Buffer.byteLength(JSON.stringify(records)) > maxBytes) {
    throw fieldError('file', 'Filen har för mycket text för en import. Dela upp den.');
  }
  const latest = await getItem(keys.latestRecordImport(kind));
  const before = latest?.['batchId'] as number | undefined;
  if (before !== undefined && (await getBatch(before)).state === 'Pending') {
    throw new AppError(conflict, { message: running });
  }
  const batchId = await stageBatch(unit, { kind: 'import-records', of: kind }, records.length, now);
  importedRecords.stage(unit, batchId, records);
  const isUnchanged = before === undefined ? isNew : equals({ batchId: before });
  unit.put({ ...keys.latestRecordImport(kind), batchId }, isUnchanged);
  return batchId;
}

export async function latestRecordImport(kind: ImportKind, userId: number): Promise<RecordImport | undefined> {
  const item = await getItem(keys.latestRecordImport(kind));
  return item && importView(await getBatch(item['batchId'] as number), userId);
}

async function importView(batch: StoredBatch, userId: number): Promise<RecordImport> {
  const { batchId, state, total, done, refused } = batch;
  const rows = state === 'Done' ? await importedRecords.readAll(batchId) : [];
  const createdRows = rows.filter((_, index) => refused[index] === undefined);
  const leftOut = rows.flatMap(({ sheet, row, name }, index) => {
    const reason = refused[index];
    return reason === undefined ? [] : [{ sheet, row, name, reason }];
  });
  const leftOutCount = Object.keys(refused).length;
  return {
    batchId,
    isOwn: batch.userId === userId,
    state,
    total,
    done,
    madeCount: done - leftOutCount,
    made: createdRows.slice(0, maxNamed).map(({ id, name }) => ({ id, name })),
    leftOutCount,
    leftOut: leftOut.slice(0, maxNamed),
  };
}
