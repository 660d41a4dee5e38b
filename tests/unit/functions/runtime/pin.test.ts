import { expect, it } from 'vitest';
import { hashPin, isPinRight } from '../../../../functions/runtime/pin.ts';

it('knows the right PIN from a wrong one, and never hashes the same way twice', async () => {
  const [one, two] = await Promise.all([hashPin('tallbarr'), hashPin('tallbarr')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('tallbarr');
  expect(await isPinRight('tallbarr', one)).toBe(true);
  expect(await isPinRight('tallbarR', one)).toBe(false);
});

it('takes å written in either way', async () => {
  expect(await isPinRight('bla\u030abar', await hashPin('bl\u00e5bar'))).toBe(true);
});

it('says no when there is no such user', async () => {
  expect(await isPinRight('vad som helst', undefined)).toBe(false);
});

it('is kept by a hash that takes 32 MB of memory for each guess', async () => {
  const [kind, n, r, p] = (await hashPin('tallbarr')).split('$');
  expect([kind, 128 * Number(n) * Number(r) * Number(p)]).toEqual(['scrypt', 32 * 1024 * 1024]);
});
