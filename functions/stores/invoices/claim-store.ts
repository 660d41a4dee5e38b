import * as z from 'zod/mini';
import { AppError } from '../../../shared/codes/errors.ts';
import { fullName } from '../../../shared/domain/contact.ts';
import { environment } from '../../platform/environment.ts';
import { keys } from '../core/keys.ts';
import { type Item, findRecord, getItem } from '../core/table.ts';
import { type Timing, leased, stageStep } from '../tasks/task-store.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/**
 * - Claiming: the work orders are taken, a transaction at a time, for an invoice that is not there yet.
 * - Settling: the invoice is there; what was claimed for it becomes Invoiced.
 * - Releasing: there will be no invoice; what was claimed is let go.
 * - GivingBack: the invoice is credited; what is on it becomes Registered.
 */
const claimStates = ['Claiming', 'Settling', 'Releasing', 'GivingBack'] as const;
export type ClaimState = (typeof claimStates)[number];

const claimSchema = z.object({
  /** The invoice that the work orders are on or are to be on. No other claim of the project has the same while it lasts. */
  invoiceId: z.int(),
  workOrderIds: z.array(z.int()),
  /** Who invoices or credits. */
  userId: z.int(),
  state: z.enum(claimStates),
  startedAt: z.string(),
  dueAt: z.string(),
  attempts: z._default(z.int(), 0),
});

/** What an invoice over more work orders than a transaction takes has under way in its project: one at a time. */
export type Claim = z.output<typeof claimSchema> & { projectId: number };

/** A lease is longer than a call can take. */
export const claimTiming: Timing = { leaseMs: 30_000, longestWaitMs: 5 * 60_000 };

export async function findClaim(projectId: number): Promise<Claim | undefined> {
  const item = await getItem(keys.claim(projectId));
  return item && claimOf(item);
}

export function claimOf(item: Item): Claim {
  return { projectId: Number(item.pk.split('#')[1]), ...claimSchema.parse(item) };
}

/** The call that began it may be at it still. After that anybody may bring it to its end, while the job tries it too. */
export function isHeldByCall({ attempts, dueAt }: Claim, now: Date): boolean {
  return attempts === 0 && dueAt > now.toISOString();
}

/** @throws being_invoiced, which names who is at it, and the invoice once it is made */
export async function refuseMeanwhile({ userId, state, invoiceId }: Claim): Promise<never> {
  const [user, invoice] = await Promise.all([
    findRecord('user', userId),
    state === 'Settling' ? findRecord('invoice', invoiceId) : undefined,
  ]);
  const who = user ? `${fullName(user.data)} (${user.data.initials})` : 'Klang';
  const does = state === 'GivingBack' ? 'krediterar en faktura på projektet' : 'fakturerar projektet';
  const made = invoice ? ` med ${invoice.data.invoiceCode}` : '';
  throw new AppError('being_invoiced', {
    message: `${who} ${does} just nu${made}. Vänta en stund och läs in igen.`,
    facts: invoice ? { invoiceId } : {},
  });
}

/** Stages that the project's work orders are about to be claimed or given back; a Contention where some already are. */
export function stageClaim(
  unit: UnitOfWork,
  {
    projectId,
    now,
    ...claim
  }: Pick<Claim, 'projectId' | 'invoiceId' | 'workOrderIds'> & { state: 'Claiming' | 'GivingBack'; now: Date },
): Claim {
  const item = {
    ...claim,
    userId: unit.userId,
    startedAt: now.toISOString(),
    attempts: 0,
    ...leased(claimTiming, now),
  };
  unit.put({ ...keys.claim(projectId), ...item }, 'attribute_not_exists(pk)');
  return { projectId, ...item };
}

const asRead = ({ projectId, invoiceId, state }: Claim) => ({
  TableName: environment.tableName(),
  Key: keys.claim(projectId),
  ConditionExpression: 'invoiceId = :invoiceId AND #state = :state',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: { ':invoiceId': invoiceId, ':state': state },
});

/** The unit is committed only while the claim is as it was read. */
export function requireClaim(unit: UnitOfWork, claim: Claim): void {
  unit.add({ ConditionCheck: asRead(claim) });
}

export function stageClaimState(unit: UnitOfWork, { projectId, invoiceId, state }: Claim, next: ClaimState): void {
  stageStep(unit, keys.claim(projectId), { invoiceId, state }, { set: { state: next } });
}

/** All is done: the project is free again. */
export function stageClaimEnd(unit: UnitOfWork, claim: Claim): void {
  unit.add({ Delete: asRead(claim) });
}
