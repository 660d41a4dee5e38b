import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Data } from '../../../../functions/data/core/records.ts';
import { getRecord } from '../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../functions/data/core/unit-of-work.ts';
import { createResetToken, findResetToken } from '../../../../functions/users/reset-store.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
beforeAll(async () => {
  firm = await startTableOfFirm();
});
afterAll(() => firm.close());

const now = new Date();

async function makeLink(): Promise<string> {
  const unit = new UnitOfWork(0);
  const secret = createResetToken(unit, await getRecord('user', firm.userId), now);
  await unit.commit(null);
  return secret;
}

async function changeUser(change: Partial<Data<'user'>>): Promise<void> {
  const unit = new UnitOfWork(0);
  const user = await getRecord('user', firm.userId);
  unit.save(user, { ...user.data, ...change });
  await unit.commit(null);
}

it('a link for a new PIN does not open once the user has another address than it was mailed to', async () => {
  const secret = await makeLink();
  expect((await findResetToken(secret, now))?.user.id).toBe(firm.userId);
  await changeUser({ email: 'anna.lind@klang.example' });
  expect(await findResetToken(secret, now)).toBeUndefined();
  expect(await findResetToken(await makeLink(), now)).toBeDefined();
});

it('a link for a new PIN outlives other changes of the user, and another case of the address', async () => {
  const secret = await makeLink();
  await changeUser({ phone: '070-123 45 67', email: 'Anna.Lind@klang.example' });
  expect(await findResetToken(secret, now)).toBeDefined();
});
