import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { user as entity } from '../../../shared/entities/user.ts';
import { log } from '../../platform/log.ts';
import { hashPin } from '../../users/pin.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { findRecord } from '../../data/core/table.ts';
import { createResetToken, resetLink } from '../../users/reset-store.ts';
import { newSecret } from '../../users/session-store.ts';
import { isSmokeUser, smokeInitials as initials } from '../../users/smoke-user.ts';
import { createUser, findUserByInitials, removeUser } from '../../users/user-store.ts';

const eventSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open') }),
  z.object({ do: z.literal('close'), userId: z.int() }),
]);
export type SmokeUserEvent = z.output<typeof eventSchema>;
/** `link` lets the user choose a PIN, and is valid for 60 minutes. */
export type SmokeUser = { userId: number; initials: string; email: string; link: string };

/**
 * Opens and closes the user of a smoke test. It has no PIN until the test chooses one by the link, and is removed
 * afterwards, or by the next test, which ends a running one.
 */
export async function handler(event: unknown): Promise<SmokeUser | { done: true }> {
  const request = eventSchema.parse(event);
  return request.do === 'open' ? open(new Date()) : close(request.userId);
}

async function open(now: Date): Promise<SmokeUser> {
  const earlier = await findUserByInitials(initials);
  if (earlier) {
    if (!isSmokeUser(earlier.data)) throw new Error(`A user has the initials of the smoke test, ${initials}.`);
    await close(earlier.id);
  }
  const unit = new UnitOfWork(0);
  // An address of its own: few links are mailed to one in an hour.
  const email = `success+${randomUUID()}@simulator.amazonses.com`;
  const user = await createUser(unit, {
    ...entity.empty,
    initials,
    firstName: 'Driftprov',
    lastName: 'Klang',
    email,
    role: 'SuperAdmin',
    pinHash: await hashPin(newSecret().secret),
  });
  const secret = createResetToken(unit, user, now);
  await unit.commit(null);
  log('info', { event: 'smoke-user-opened', userId: user.id });
  return { userId: user.id, initials, email, link: resetLink(secret) };
}

/** Also ends every session of the user. @throws for any user but the smoke test's */
async function close(userId: number): Promise<{ done: true }> {
  const user = await findRecord('user', userId);
  if (!user || !isSmokeUser(user.data)) throw new Error(`User ${userId} does not belong to a smoke test.`);
  if (!user.deleted) {
    const unit = new UnitOfWork(0);
    await removeUser(unit, user);
    await unit.commit(null);
    log('info', { event: 'smoke-user-closed', userId });
  }
  return { done: true };
}
