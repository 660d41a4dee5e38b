import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

Object.assign(process.env, testStack().environment);
const { getRecord } = await import('../../../functions/data/core/table.ts');
const { replacePinHash } = await import('../../../functions/users/user-store.ts');

it('a PIN hashed by an earlier version is hashed anew at the next login, and nothing else changes', async () => {
  const { userId, initials, pin } = await makeUser(await logInAs('SuperAdmin'));
  const salt = Buffer.alloc(16, 3);
  const key = scryptSync(pin, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  const earlier = `scrypt$32768$8$1$${salt.toString('base64')}$${key.toString('base64')}`;
  await replacePinHash(await getRecord('user', userId), earlier);
  const before = await getRecord('user', userId);
  expect(before.data.pinHash).toBe(earlier);

  await expect(Api.logIn(testStack().url, initials, `${pin}x`)).rejects.toThrow();
  expect(await getRecord('user', userId)).toEqual(before);
  await Api.logIn(testStack().url, initials, pin);
  const after = await getRecord('user', userId);
  expect(after.data.pinHash).toMatch(/^argon2id\$/);
  expect(after).toEqual({ ...before, data: { ...before.data, pinHash: after.data.pinHash } });
  await Api.logIn(testStack().url, initials, pin);
  expect(await getRecord('user', userId)).toEqual(after);
});
