import { AppError, fieldError } from '../../../shared/codes/errors.ts';
import { keyRefused } from '../../../shared/codes/errors/users.ts';
import { type NewCredential, maxPasskeys } from '../../../shared/schemas/passkey.ts';
import { oncePerRequest } from '../../platform/once.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { savePasskeys, stageSecurityMail } from '../passkey-store.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { verifyNewCredential } from './verify.ts';

type Body = { name: string; credential: NewCredential };

const verifyOnce = oncePerRequest<Awaited<ReturnType<typeof verifyNewCredential>>>();

/**
 * Adds a passkey to a user, and recovery codes if the user has none. It is committed in a unit of its own, because
 * the answer of a call's unit is stored for retries, and the codes are stored nowhere.
 * @throws key_refused; a 422 for one key too many
 */
export async function addPasskeyTo(
  user: StoredRecord<'user'>,
  body: Body,
  now: Date,
): Promise<{ recoveryCodes: string[]; user: StoredRecord<'user'>; changedAt: string | undefined }> {
  const { passkeys, recoveryCodes } = user.data;
  if (passkeys.length >= maxPasskeys) throw fieldError('name', `Du har redan ${maxPasskeys} nycklar. Ta bort en.`);
  const credential = await verifyOnce(body, () => verifyNewCredential(body.credential, { userId: user.id, now }));
  if (!credential || passkeys.some(({ id }) => id === credential.id)) throw new AppError(keyRefused);
  const newCodes = recoveryCodes === '' ? await newRecoveryCodes() : undefined;
  const passkey = { ...credential, name: body.name, createdAt: now.toISOString(), lastUsedAt: null };
  const unit = new UnitOfWork(user.id);
  const changed = savePasskeys(unit, user, [...passkeys, passkey], newCodes?.stored ?? recoveryCodes);
  stageSecurityMail(unit, user.id, { change: 'Added', what: body.name }, now);
  await unit.commit(null);
  return { recoveryCodes: newCodes?.codes ?? [], user: changed, changedAt: unit.changedAt };
}
