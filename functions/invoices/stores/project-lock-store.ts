import * as z from 'zod/mini';
import { AppError } from '../../../shared/codes/errors.ts';
import { beingInvoiced } from '../../../shared/codes/errors/invoices.ts';
import { fullName } from '../../../shared/domain/contact.ts';
import { leases } from '../../../shared/lib/deadlines.ts';
import { equals, isNew } from '../../data/core/condition.ts';
import { keys } from '../../data/core/keys.ts';
import { type Item, findRecord, getItem } from '../../data/core/table.ts';
import { type Timing, leased, stageStep } from '../../data/tasks/task-store.ts';
import { type UnitOfWork, maxActions } from '../../data/core/unit-of-work.ts';

/**
 * - Claiming: the work orders become Invoiced, a transaction at a time, by an invoice that does not exist yet.
 * - Releasing: there will be no invoice; the work orders are released.
 * - Settling: the invoice exists; its work orders become Invoiced. The version before this one left such locks.
 * - GivingBack: the invoice is credited or cancelled; its work orders become Registered.
 */
const lockStates = ['Claiming', 'Releasing', 'Settling', 'GivingBack'] as const;
export type LockState = (typeof lockStates)[number];

const lockSchema = z.object({
  /** The invoice that the work orders belong or will belong to. Unique among the project's locks while it lasts. */
  invoiceId: z.int(),
  workOrderIds: z.array(z.int()),
  userId: z.int(),
  state: z.enum(lockStates),
  startedAt: z.string(),
  dueAt: z.string(),
  attempts: z._default(z.int(), 0),
});

/** The progress of an invoice over more work orders than a transaction can hold. At most one per project. */
export type ProjectLock = z.output<typeof lockSchema> & { projectId: number };

/** The lease is longer than a call can take. */
export const lockTiming: Timing = { leaseMs: leases.projectLock, longestWaitMs: 5 * 60_000 };

export async function findLock(projectId: number): Promise<ProjectLock | undefined> {
  const item = await getItem(keys.projectLock(projectId));
  return item && lockOf(item);
}

export function lockOf(item: Item): ProjectLock {
  return { projectId: Number(item.pk.split('#')[1]), ...lockSchema.parse(item) };
}

/** The call that made the lock may still be running. After that, any call may finish it, and so may the job. */
export function isHeldByCall({ attempts, dueAt }: ProjectLock, now: Date): boolean {
  return attempts === 0 && dueAt > now.toISOString();
}

/** For read-only callers. @throws being_invoiced */
export async function refuseWhileInvoiced(projectId: number): Promise<void> {
  const lock = await findLock(projectId);
  if (lock) await refuseMeanwhile(lock);
}

/** @throws being_invoiced, which names the user, and the invoice once it exists */
export async function refuseMeanwhile({ userId, state, invoiceId }: ProjectLock): Promise<never> {
  const [user, invoice] = await Promise.all([
    findRecord('user', userId),
    state === 'Settling' ? findRecord('invoice', invoiceId) : undefined,
  ]);
  const who = user ? `${fullName(user.data)} (${user.data.initials})` : 'Klang';
  const does = state === 'GivingBack' ? 'släpper insatserna på en faktura i projektet' : 'fakturerar projektet';
  const byInvoice = invoice ? ` med ${invoice.data.invoiceCode}` : '';
  throw new AppError(beingInvoiced, {
    message: `${who} ${does} just nu${byInvoice}. Vänta en stund och läs in igen.`,
    facts: invoice ? { invoiceId } : {},
  });
}

/** Throws Contention on commit if the project already has one. */
export function stageLock(
  unit: UnitOfWork,
  {
    projectId,
    now,
    ...lock
  }: Pick<ProjectLock, 'projectId' | 'invoiceId' | 'workOrderIds'> & { state: 'Claiming' | 'GivingBack'; now: Date },
): ProjectLock {
  const item = {
    ...lock,
    userId: unit.userId,
    startedAt: now.toISOString(),
    attempts: 0,
    ...leased(lockTiming, now),
  };
  unit.put({ ...keys.projectLock(projectId), ...item }, isNew);
  return { projectId, ...item };
}

const asRead = ({ invoiceId, state }: ProjectLock) => equals({ invoiceId, state });

export function requireLock(unit: UnitOfWork, lock: ProjectLock): void {
  unit.check(keys.projectLock(lock.projectId), asRead(lock));
}

export function stageLockState(unit: UnitOfWork, { projectId, invoiceId, state }: ProjectLock, next: LockState): void {
  stageStep(unit, keys.projectLock(projectId), { invoiceId, state }, { set: { state: next } });
}

export function stageLockEnd(unit: UnitOfWork, lock: ProjectLock): void {
  unit.delete(keys.projectLock(lock.projectId), asRead(lock));
}

/** A saved work order takes two actions of a transaction, and its lock takes one. */
const atOnce = Math.floor((maxActions - 1) / 2);

export function slicesOf<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  );
}
