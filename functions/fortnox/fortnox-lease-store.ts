import { lasting, leases } from '../../shared/lib/deadlines.ts';
import { any, equals, isAtMost, lacks } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';

/** `unfinished`: the token of a renewal whose outcome is unknown. */
export type Lease = { owner: string; unfinished: string };

export async function takeLease(owner: string, now: number): Promise<Lease | undefined> {
  const { isDone, item } = await updateIf(keys.fortnoxLease(), {
    set: { owner, heldUntil: now + lasting(leases.fortnoxToken) },
    onlyIf: any(lacks('heldUntil'), isAtMost('heldUntil', now)),
  });
  return isDone ? { owner, unfinished: (item['unfinished'] as string | undefined) ?? '' } : undefined;
}

/** Stores which token is being renewed, to tell a crash during the renewal from a token that Fortnox revoked. */
export async function noteRenewal(owner: string, token: string): Promise<void> {
  await updateIf(keys.fortnoxLease(), { set: { unfinished: token }, onlyIf: equals({ owner }) });
}

export async function releaseLease(owner: string, isKnown: boolean): Promise<void> {
  await updateIf(keys.fortnoxLease(), {
    set: { heldUntil: 0, ...(isKnown && { unfinished: '' }) },
    onlyIf: equals({ owner }),
  });
}
