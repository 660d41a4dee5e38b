import * as z from 'zod/mini';
import { type ProjectImport } from '../../../shared/schemas/project-import.ts';
import { type StoredBatch, getBatch, stageBatch } from './batch-store.ts';
import { importRowsPrefix, keys } from '../core/keys.ts';
import { getItem, getItems, queryItems } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

const address = z.nullable(
  z.object({
    addressId: z.int(),
    isNew: z.boolean(),
    name: z.string(),
    address1: z.string(),
    postalCode: z.string(),
    city: z.string(),
  }),
);

const importedProject = z.object({
  projectCode: z.string(),
  customerId: z.int(),
  newCustomerName: z.nullable(z.string()),
  ownerUserId: z.nullable(z.int()),
  reviewerUserId: z.nullable(z.int()),
  active: z.boolean(),
  object: address,
  invoice: address,
});
export type ImportedProject = z.output<typeof importedProject>;

/** Far below the 400 kB limit of an item; all parts fit within the 4 MB of a transaction. */
const rowsInPart = 50;

export async function stageImport(unit: UnitOfWork, projects: readonly ImportedProject[], now: Date): Promise<number> {
  const batchId = await stageBatch(unit, { kind: 'import-projects' }, projects.length, now);
  for (let start = 0; start < projects.length; start += rowsInPart) {
    const rows = projects.slice(start, start + rowsInPart);
    unit.put({ ...keys.importRows(batchId, start / rowsInPart), rows });
  }
  unit.put({ ...keys.latestImport(), batchId });
  return batchId;
}

export async function importedProjects(batchId: number, from: number, count: number): Promise<ImportedProject[]> {
  const first = Math.floor(from / rowsInPart);
  const last = Math.floor((from + count - 1) / rowsInPart);
  const wanted = Array.from({ length: last - first + 1 }, (_, index) => keys.importRows(batchId, first + index));
  const parts = await getItems(wanted);
  parts.sort((a, b) => (a.sk < b.sk ? -1 : 1));
  const rows = parts.flatMap((part) => z.array(importedProject).parse(part['rows']));
  return rows.slice(from - first * rowsInPart, from - first * rowsInPart + count);
}

export async function latestImport(): Promise<ProjectImport | undefined> {
  const item = await getItem(keys.latestImport());
  if (!item) return undefined;
  const batch = await getBatch(item['batchId'] as number);
  return importView(batch);
}

async function importView({ batchId, state, total, done, skipped }: StoredBatch): Promise<ProjectImport> {
  const parts = skipped.length === 0 ? [] : await queryItems(keys.batch(batchId).pk, importRowsPrefix);
  const rows = parts.flatMap((part) => z.array(importedProject).parse(part['rows']));
  return { batchId, state, total, done, skipped: skipped.map((index) => rows[index]?.projectCode ?? '') };
}
