import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPin, isOutdatedHash, isPinRight } from '../../../../functions/users/pin.ts';

it('the check of a PIN knows the right PIN from a wrong one, and never hashes the same way twice', async () => {
  const [one, two] = await Promise.all([hashPin('tallbarr'), hashPin('tallbarr')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('tallbarr');
  expect(await isPinRight('tallbarr', one)).toBe(true);
  expect(await isPinRight('tallbarR', one)).toBe(false);
});

it('the check of a PIN takes å written in either way', async () => {
  expect(await isPinRight('bla\u030abar', await hashPin('bl\u00e5bar'))).toBe(true);
});

it('the check of a PIN says no when there is no such user', async () => {
  expect(await isPinRight('vad som helst', undefined)).toBe(false);
});

it('the check of a PIN is kept by Argon2id at a cost that OWASP approves', async () => {
  const hash = await hashPin('tallbarr');
  expect(hash.split('$').slice(0, 4)).toEqual(['argon2id', '19456', '2', '1']);
  expect(isOutdatedHash(hash)).toBe(false);
});

it('the check of a PIN is known by the hash of an earlier version, which is outdated', async () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync('tallbarr', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  const earlier = `scrypt$32768$8$1$${salt.toString('base64')}$${key.toString('base64')}`;
  expect(await isPinRight('tallbarr', earlier)).toBe(true);
  expect(await isPinRight('tallbarR', earlier)).toBe(false);
  expect(isOutdatedHash(earlier)).toBe(true);
});

it('the check of a PIN is refused where it was hashed in an unknown way', async () => {
  await expect(isPinRight('tallbarr', 'md5$1$1$1$AA==$AA==')).rejects.toThrow('unknown way');
});
