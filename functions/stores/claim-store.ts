import * as z from 'zod/mini';
import { AppError } from '../../shared/contract/errors.ts';
import { fullName } from '../../shared/domain/contact.ts';
import { environment } from '../runtime/environment.ts';
import { dueShard } from './due.ts';
import { keys } from './keys.ts';
import { findRecord, getItem } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

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
  /** From then on who began it is surely not at it any more, and anybody may bring it to its end. */
  dueAt: z.string(),
});

/** What an invoice over more work orders than a transaction takes has under way in its project: one at a time. */
export type Claim = z.output<typeof claimSchema> & { projectId: number };

/** Longer than a call can take. */
const leaseMs = 30_000;

export async function findClaim(projectId: number): Promise<Claim | undefined> {
  const item = await getItem(keys.claim(projectId));
  return item && { projectId, ...claimSchema.parse(item) };
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
    dueAt: new Date(now.getTime() + leaseMs).toISOString(),
  };
  unit.put({ ...keys.claim(projectId), ...item, due: dueShard }, 'attribute_not_exists(pk)');
  return { projectId, ...item };
}

const isAsRead = 'invoiceId = :invoiceId AND #state = :state';

const asRead = ({ projectId, invoiceId, state }: Claim) => ({
  TableName: environment.tableName(),
  Key: keys.claim(projectId),
  ConditionExpression: isAsRead,
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: { ':invoiceId': invoiceId, ':state': state },
});

/** The unit is committed only while the claim is as it was read. */
export function requireClaim(unit: UnitOfWork, claim: Claim): void {
  unit.add({ ConditionCheck: asRead(claim) });
}

export function stageClaimState(unit: UnitOfWork, claim: Claim, state: ClaimState): void {
  const condition = asRead(claim);
  unit.add({
    Update: {
      ...condition,
      UpdateExpression: 'SET #state = :next',
      ExpressionAttributeValues: { ...condition.ExpressionAttributeValues, ':next': state },
    },
  });
}

/** All is done: the project is free again. */
export function stageClaimEnd(unit: UnitOfWork, claim: Claim): void {
  unit.add({ Delete: asRead(claim) });
}
