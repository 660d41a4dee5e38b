import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dynamodb } from '../../../../functions/platform/dynamodb.ts';
import { handler as createCustomer } from '../../../../functions/routes/customers/create-customer.ts';
import { handler as getCustomer } from '../../../../functions/routes/customers/get-customer.ts';
import { handler as listCustomers } from '../../../../functions/routes/customers/list-customers.ts';
import { handler as listUsers } from '../../../../functions/routes/users/list-users.ts';
import type { Data } from '../../../../functions/stores/core/records.ts';
import { getRecord } from '../../../../functions/stores/core/table.ts';
import { UnitOfWork } from '../../../../functions/stores/core/unit-of-work.ts';
import { closeSession } from '../../../../functions/stores/users/session-store.ts';
import { newKey } from '../../../support/api.ts';
import { aroundRequests } from '../../../support/around-requests.ts';
import { Rounds } from '../../../support/rounds.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
let rounds: Rounds;
const asked = () => ({ pathParameters: { customerId: String(firm.customerId) } });

beforeAll(async () => {
  firm = await startTableOfFirm();
  rounds = new Rounds(dynamodb());
});
afterAll(() => firm.close());
// The first call opens the replica and learns whose the session is.
beforeEach(() => firm.call(listCustomers));

describe('a call whose session this function knows', () => {
  it('reads its record while the session is read', async () => {
    expect(await rounds.of(() => firm.call(getCustomer, asked()))).toEqual([['BatchGetItem', 'GetItem']]);
  });

  it('reads the changes of a list while the session is read', async () => {
    expect(await rounds.of(() => firm.call(listCustomers))).toEqual([['BatchGetItem', 'Query']]);
  });

  it('writes only after the session has been read', async () => {
    const made = { path: '/customers', body: { name: 'Ny kund' }, key: newKey() };
    const steps = await rounds.of(async () => {
      expect(await firm.call(createCustomer, made)).toMatchObject({ statusCode: 200 });
    });
    expect(steps).toEqual([['BatchGetItem', 'GetItem'], ['UpdateItem'], ['TransactWriteItems']]);
  });

  it('refuses a bad request only of a caller it has found', async () => {
    const bad = { pathParameters: { customerId: 'x' } };
    expect(await firm.call(getCustomer, bad)).toMatchObject({ statusCode: 422 });
  });
});

/** Changes the user of the session, as an administrator would. */
async function changeUser(change: Partial<Data<'user'>>) {
  const unit = new UnitOfWork(0);
  const record = await getRecord('user', firm.userId);
  unit.save(record, { ...record.data, ...change });
  await unit.commit(null);
}

describe('what a read found ahead', () => {
  it('is not given to a user who may no longer have it', async () => {
    await changeUser({ role: 'SuperAdmin' });
    expect(await firm.call(listUsers)).toMatchObject({ statusCode: 200 });
    await changeUser({ role: 'Staff' });
    expect(await firm.call(listUsers)).toMatchObject({ statusCode: 403 });
  });

  it('is read anew when the user has changed', async () => {
    await changeUser({ firstName: 'Alva' });
    const steps = await rounds.of(() => firm.call(getCustomer, asked()));
    expect(steps).toEqual([['BatchGetItem', 'GetItem'], ['GetItem']]);
  });

  it('waits until the session has been read, and is withheld when the session has ended', async () => {
    const isRead = Promise.withResolvers<void>();
    const mayGo = Promise.withResolvers<void>();
    const end = aroundRequests(dynamodb(), async (next, name) => {
      if (name === 'BatchGetItemCommand') await mayGo.promise;
      const found = await next();
      if (name === 'GetItemCommand') isRead.resolve();
      return found;
    });
    let isAnswered = false;
    const answer = firm.call(getCustomer, asked()).finally(() => (isAnswered = true));
    await isRead.promise;
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(isAnswered).toBe(false);

    await closeSession(firm.token);
    mayGo.resolve();
    expect(await answer).toMatchObject({ statusCode: 401 });
    end();
  });
});
