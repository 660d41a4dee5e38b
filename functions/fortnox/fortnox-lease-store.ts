import { lasting, leases } from '../../shared/lib/deadlines.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';

/** `unfinished`: the token of a renewal whose outcome is unknown. */
export type Lease = { owner: string; unfinished: string };

export async function takeLease(owner: string, now: number): Promise<Lease | undefined> {
  const { isDone, item } = await updateIf(keys.fortnoxLease(), {
    expression: 'SET #owner = :owner, heldUntil = :until',
    condition: 'attribute_not_exists(heldUntil) OR heldUntil <= :now',
    names: { '#owner': 'owner' },
    values: { ':owner': owner, ':until': now + lasting(leases.fortnoxToken), ':now': now },
  });
  return isDone ? { owner, unfinished: (item['unfinished'] as string | undefined) ?? '' } : undefined;
}

/** Stores which token is being renewed, to tell a crash during the renewal from a token that Fortnox revoked. */
export async function noteRenewal(owner: string, token: string): Promise<void> {
  await updateIf(keys.fortnoxLease(), {
    expression: 'SET unfinished = :token',
    condition: '#owner = :owner',
    names: { '#owner': 'owner' },
    values: { ':token': token, ':owner': owner },
  });
}

export async function giveBackLease(owner: string, isKnown: boolean): Promise<void> {
  await updateIf(keys.fortnoxLease(), {
    expression: `SET heldUntil = :none${isKnown ? ', unfinished = :empty' : ''}`,
    condition: '#owner = :owner',
    names: { '#owner': 'owner' },
    values: { ':none': 0, ':owner': owner, ...(isKnown && { ':empty': '' }) },
  });
}
