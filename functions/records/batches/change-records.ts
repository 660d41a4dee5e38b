import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import type { BulkChange } from '../../../shared/contract/bulk.ts';
import { bulkTarget } from '../../../shared/contract/bulk-targets.ts';
import { projectChanges } from '../../../shared/domain/project-log-messages.ts';
import type { Data, StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import type { Step } from '../../data/tasks/batch-store.ts';
import { logOnProject } from '../../projects/project-log-store.ts';
import { loggedProjects, referToChoices } from '../../projects/project-store.ts';
import { actingUser } from '../../users/user-store.ts';
import { requireNotInvoiced } from '../../work-orders/work-order-store.ts';
import { removeContact, removeProduct } from './remove-listed-records.ts';
import * as remove from './remove-records.ts';

/** A deleted project takes eight actions, and the step's progress one; a transaction holds one hundred. */
const maxStaged = 80;
const maxRead = 40;

type BulkRequest = { change: BulkChange; ids: readonly number[] };

export async function stageChanges(
  unit: UnitOfWork,
  { change, ids }: BulkRequest,
  { done, now }: { done: number; now: Date },
): Promise<Required<Omit<Step, 'skipped'>>> {
  const { kind } = bulkTarget(change);
  const next = ids.slice(done, done + maxRead);
  const records = await findRecords(next.map((id) => [kind, id] as const));
  const step = { steps: 0, refused: {} as Record<number, string>, changed: [] as { id: number; version: number }[] };
  for (const id of next) {
    if (unit.size > maxStaged) break;
    step.steps += 1;
    const record = records.get(kind, id);
    const staged = unit.size;
    try {
      if (!record || (record.deleted && change.what !== 'erase-persons')) throw new AppError(notFound);
      // oxlint-disable-next-line no-await-in-loop -- each adds to the same transaction
      await stageChange(unit, record, change, now);
      if (unit.size > staged) step.changed.push({ id, version: record.version + 1 });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      step.refused[id] = reasonOf(error);
    }
  }
  return step;
}

const reasonOf = ({ code, message, fields }: AppError): string =>
  code === 'not_found' ? 'Finns inte längre.' : (fields?.[0]?.message ?? message);

async function stageChange(unit: UnitOfWork, record: StoredRecord, change: BulkChange, now: Date): Promise<void> {
  switch (change.what) {
    case 'delete':
      return stageRemoval(unit, record, now);
    case 'work-order-owner':
      return saveWorkOrder(unit, record as StoredRecord<'work-order'>, { workOrderOwnerUserId: change.userId });
    case 'work-order-date':
      return saveWorkOrder(unit, record as StoredRecord<'work-order'>, { verificationDate: change.day });
    case 'project-owner':
      return saveProject(unit, record as StoredRecord<'project'>, { projectOwnerUserId: change.userId }, now);
    case 'project-reviewer':
      return saveProject(unit, record as StoredRecord<'project'>, { projectReviewerUserId: change.userId }, now);
    case 'erase-persons': {
      const { eraseStaged } = await import('../../personal-data/erase-person.ts');
      return eraseStaged(unit, record as StoredRecord<'contact'> | StoredRecord<'user'>, await actingUser(unit), now);
    }
    case 'project-tags':
      return saveTags(unit, record as StoredRecord<'project'>, change);
  }
}

async function stageRemoval(unit: UnitOfWork, record: StoredRecord, now: Date): Promise<void> {
  switch (record.kind) {
    case 'customer':
      return remove.removeCustomer(unit, record as StoredRecord<'customer'>);
    case 'address':
      return remove.removeAddress(unit, record as StoredRecord<'address'>);
    case 'contact':
      return removeContact(unit, record as StoredRecord<'contact'>);
    case 'product':
      return removeProduct(unit, record as StoredRecord<'product'>);
    case 'project':
      return remove.removeProject(unit, record as StoredRecord<'project'>);
    case 'work-order':
      return remove.removeWorkOrder(unit, record as StoredRecord<'work-order'>, { now });
    case 'price-list-default':
      return remove.removeDefaultPriceList(unit, record as StoredRecord<'price-list-default'>);
    default:
      unit.remove(record);
  }
}

async function saveWorkOrder(
  unit: UnitOfWork,
  workOrder: StoredRecord<'work-order'>,
  change: Partial<Data<'work-order'>>,
): Promise<void> {
  await requireNotInvoiced(workOrder.data, 'ändras');
  const { workOrderOwnerUserId } = change;
  if (typeof workOrderOwnerUserId === 'number') {
    (await findRecords([['user', workOrderOwnerUserId]])).require('user', workOrderOwnerUserId, 'userId', noUser);
  }
  if (changes(workOrder.data, change)) unit.save(workOrder, { ...workOrder.data, ...change });
}

const noUser = 'Användaren finns inte. Välj en annan.';

async function saveProject(
  unit: UnitOfWork,
  project: StoredRecord<'project'>,
  change: Partial<Data<'project'>>,
  now: Date,
): Promise<void> {
  if (!changes(project.data, change)) return;
  const data = { ...project.data, ...change };
  await referToChoices(unit, project.data, data);
  const [was, is] = await loggedProjects(project.data, data);
  await logOnProject(unit, { projectId: project.id, logType: 'Project', sentences: projectChanges(was!, is!), now });
  unit.save(project, data);
}

async function saveTags(
  unit: UnitOfWork,
  project: StoredRecord<'project'>,
  { add, remove: removedTagIds }: Extract<BulkChange, { what: 'project-tags' }>,
): Promise<void> {
  const records = await findRecords(add.map((tagId) => ['tag', tagId] as const));
  for (const tagId of add) records.require('tag', tagId, 'tags', 'Taggen finns inte längre. Läs in sidan igen.');
  const remaining = project.data.tagIds.filter((tagId) => !removedTagIds.includes(tagId));
  const tagIds = [...new Set([...remaining, ...add])];
  if (changes(project.data, { tagIds })) unit.save(project, { ...project.data, tagIds });
}

function changes<Values extends object>(before: Values, change: Partial<Values>): boolean {
  return Object.entries(change).some(
    ([name, value]) => JSON.stringify(before[name as keyof Values]) !== JSON.stringify(value),
  );
}
