import * as z from 'zod/mini';
import { type ProjectImport } from '../../shared/schemas/project-import.ts';
import { type StoredBatch, getBatch, stageBatch } from '../data/tasks/batch-store.ts';
import { ImportRows } from './import-rows.ts';
import { keys } from '../data/core/keys.ts';
import { getItem } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

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

const rowsInPart = 50;
const rows = new ImportRows(importedProject, rowsInPart);

export async function stageImport(unit: UnitOfWork, projects: readonly ImportedProject[], now: Date): Promise<number> {
  const batchId = await stageBatch(unit, { kind: 'import-projects' }, projects.length, now);
  rows.stage(unit, batchId, projects);
  unit.put({ ...keys.latestImport(), batchId });
  return batchId;
}

export function importedProjects(batchId: number, from: number, count: number): Promise<ImportedProject[]> {
  return rows.read(batchId, from, count);
}

export async function latestImport(): Promise<ProjectImport | undefined> {
  const item = await getItem(keys.latestImport());
  if (!item) return undefined;
  const batch = await getBatch(item['batchId'] as number);
  return importView(batch);
}

async function importView({ batchId, state, total, done, skipped }: StoredBatch): Promise<ProjectImport> {
  const all = skipped.length === 0 ? [] : await rows.readAll(batchId);
  return { batchId, state, total, done, skipped: skipped.map((index) => all[index]?.projectCode ?? '') };
}
