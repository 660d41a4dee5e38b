import { codeKey } from '../../shared/domain/project-import.ts';
import { projectCreated } from '../../shared/domain/project-log-messages.ts';
import { customer as customerEntity } from '../../shared/entities/customer.ts';
import { project as projectEntity } from '../../shared/entities/project.ts';
import type { StoredBatch } from '../data/tasks/batch-store.ts';
import { type ImportedProject, importedProjects } from './import-store.ts';
import { keys } from '../data/core/keys.ts';
import { logOnProject } from '../projects/project-log-store.ts';
import { projectCodes } from '../projects/project-store.ts';
import { type RecordMap, findRecords, getItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

/** A project with new related records takes thirteen actions; a transaction holds one hundred. */
const atOnce = 7;

export async function stageImportStep(
  unit: UnitOfWork,
  { batchId, done, total }: StoredBatch,
  now: Date,
): Promise<{ steps: number; skipped: number[] }> {
  const projects = await importedProjects(batchId, done, Math.min(atOnce, total - done));
  const [guards, found] = await Promise.all([
    getItems(projects.map(({ projectCode }) => keys.unique(projectCodes, codeKey(projectCode)))),
    findRecords(
      projects.flatMap(({ customerId, ownerUserId, reviewerUserId, object, invoice }) => [
        ['customer', customerId] as const,
        ['user', ownerUserId] as const,
        ['user', reviewerUserId] as const,
        ['address', object?.addressId] as const,
        ['address', invoice?.addressId] as const,
      ]),
    ),
  ]);
  const taken = new Set(guards.map(({ sk }) => sk));
  const createdCodes = new Set<string>();
  const skipped: number[] = [];
  for (const [index, project] of projects.entries()) {
    if (taken.has(codeKey(project.projectCode)) || isGone(project, found)) skipped.push(done + index);
    else await stageProject(unit, project, { found, made: createdCodes, now });
  }
  return { steps: projects.length, skipped };
}

function isGone({ customerId, object, invoice }: ImportedProject, found: RecordMap): boolean {
  const records = [
    found.get('customer', customerId),
    found.get('address', object?.addressId),
    found.get('address', invoice?.addressId),
  ];
  return records.some((record) => record?.deleted);
}

type Step = { found: RecordMap; made: Set<string>; now: Date };

async function stageProject(unit: UnitOfWork, project: ImportedProject, { found, made, now }: Step): Promise<void> {
  const { projectCode, customerId, newCustomerName, ownerUserId, reviewerUserId, active, object, invoice } = project;
  const isNew = (kind: 'customer' | 'address', id: number) => {
    const key = `${kind} ${id}`;
    if (found.get(kind, id) || made.has(key)) return false;
    made.add(key);
    return true;
  };
  if (newCustomerName !== null && isNew('customer', customerId)) {
    unit.createWithId('customer', customerId, { ...customerEntity.empty, name: newCustomerName });
  }
  for (const [address, addressType] of [
    [object, 'Object'],
    [invoice, 'InvoiceAddress'],
  ] as const) {
    if (!address) continue;
    const { addressId, isNew: _isNew, ...lines } = address;
    if (isNew('address', addressId)) {
      unit.createWithId('address', addressId, { ...lines, customerId, address2: '', addressType });
    }
    unit.refer('address', addressId, 1);
  }
  unit.refer('customer', customerId, 1);
  const customer = found.get('customer', customerId)?.data;
  const { id } = await unit.create('project', {
    ...projectEntity.empty,
    projectCode,
    customerId,
    active,
    ...(customer && { paymentTermDays: customer.paymentTermDays }),
    projectOwnerUserId: ownerUserId,
    projectReviewerUserId: reviewerUserId,
    invoiceAddressId: invoice?.addressId ?? null,
    objectAddressId: object?.addressId ?? null,
  });
  unit.reserveUnique(projectCodes, codeKey(projectCode), id);
  const initialsOf = (userId: number | null) => found.get('user', userId)?.data.initials ?? '';
  const logged = {
    customer: customer?.name ?? newCustomerName ?? '',
    owner: initialsOf(ownerUserId),
    reviewer: initialsOf(reviewerUserId),
  };
  const sentences = [projectCreated(logged), 'Det importerades från ett kalkylblad.'];
  await logOnProject(unit, { projectId: id, logType: 'Project', sentences, now });
}
