import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dynamodb } from '../../../../functions/platform/dynamodb.ts';
import { handler as createCustomer } from '../../../../functions/customers/routes/create-customer.ts';
import { handler as getCustomer } from '../../../../functions/customers/routes/get-customer.ts';
import { handler as listCustomers } from '../../../../functions/customers/routes/list-customers.ts';
import { handler as createListView } from '../../../../functions/settings/routes/create-list-view.ts';
import { route } from '../../../../functions/request/route.ts';
import { getRecord } from '../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../functions/data/core/unit-of-work.ts';
import { closeSession, openSession } from '../../../../functions/users/session-store.ts';
import { deleteListView } from '../../../../shared/contract/list-views.ts';
import { newKey } from '../../../support/api.ts';
import { aroundRequests } from '../../../support/around-requests.ts';
import { Rounds } from '../../../support/rounds.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
let rounds: Rounds;

beforeAll(async () => {
  firm = await startTableOfFirm();
  rounds = new Rounds(dynamodb());
});
afterAll(() => firm.close());
afterEach(() => vi.restoreAllMocks());

const ofCustomer = () => ({ pathParameters: { customerId: String(firm.customerId) } });

describe('a call whose session this function knows', () => {
  // The first call opens the replica and learns whose the session is.
  beforeEach(() => firm.call(listCustomers));

  it('reads its record in the request of the session', async () => {
    expect(await rounds.of(() => firm.call(getCustomer, ofCustomer()))).toEqual([['BatchGetItem']]);
  });

  it('answers that its record does not exist', async () => {
    const answer = await firm.call(getCustomer, { pathParameters: { customerId: '999999' } });
    expect(answer).toMatchObject({ statusCode: 404 });
  });

  it('reads the changes of a list once the session has been read', async () => {
    expect(await rounds.of(() => firm.call(listCustomers))).toEqual([['BatchGetItem'], ['Query']]);
  });

  it('looks for the answer of its key with its session, before it writes', async () => {
    const made = { path: '/customers', body: { name: 'Ny kund' }, key: newKey() };
    const steps = await rounds.of(async () => {
      expect(await firm.call(createCustomer, made)).toMatchObject({ statusCode: 200 });
    });
    expect(steps).toEqual([['BatchGetItem'], ['UpdateItem'], ['TransactWriteItems']]);
  });
});

describe('a handler', () => {
  const run = vi.fn();
  beforeEach(() => void run.mockReset().mockReturnValue({ done: true }));

  it('is not run before the session has been found good', async () => {
    const handler = route(deleteListView, run);
    const asked = { pathParameters: { viewId: '7' } };
    const { token } = await openSession(await getRecord('user', firm.userId), { device: '', address: '' }, new Date());
    const withToken = { ...asked, headers: { authorization: `Bearer ${token}` } };
    await firm.call(handler, withToken);
    expect(run).toHaveBeenCalledOnce();

    const isAsked = Promise.withResolvers<void>();
    const mayGo = Promise.withResolvers<void>();
    const end = aroundRequests(dynamodb(), async (next) => {
      isAsked.resolve();
      await mayGo.promise;
      return next();
    });
    const answer = firm.call(handler, withToken);
    await isAsked.promise;
    end();
    await closeSession(token);
    mayGo.resolve();
    expect(await answer).toMatchObject({ statusCode: 401 });
    expect(run).toHaveBeenCalledOnce();
  });

  it('is not run for a caller without its role, whatever else is wrong with the call', async () => {
    const refused = await firm.call(route({ ...deleteListView, role: 'SuperAdmin' }, run), { key: 'kort' });
    expect(refused).toMatchObject({ statusCode: 403 });
    expect(run).not.toHaveBeenCalled();
  });

  it('is not run for a request that its contract refuses', async () => {
    const refused = await firm.call(route(deleteListView, run), { pathParameters: { viewId: 'x' } });
    expect(refused).toMatchObject({ statusCode: 422 });
    expect(run).not.toHaveBeenCalled();
  });

  it('is run again, with the same request, after another write came first', async () => {
    const bodies: unknown[] = [];
    const handler = route(deleteListView, async ({ params, unit }) => {
      bodies.push(params);
      const record = await getRecord('customer', firm.customerId);
      if (bodies.length === 1) {
        const other = new UnitOfWork(0);
        other.save(record, { ...record.data, name: 'Först' });
        await other.commit(null);
      }
      unit.save(record, { ...record.data, name: `${record.data.name} och sedan` });
      return { done: true as const };
    });
    const answer = await firm.call(handler, { pathParameters: { viewId: '7' } });
    expect([bodies.length, answer.statusCode]).toEqual([2, 200]);
    expect(bodies[0]).toBe(bodies[1]);
    expect((await getRecord('customer', firm.customerId)).data.name).toBe('Först och sedan');
  });
});

it('a stored answer is logged and compressed as any other', async () => {
  const written = vi.spyOn(console, 'log').mockReturnValue();
  const view = { list: 'customers', name: 'Lång', search: 'x'.repeat(1_500) };
  const made = { path: '/list-views', body: view, key: newKey(), headers: { 'accept-encoding': 'br' } };
  const answers = [await firm.call(createListView, made), await firm.call(createListView, made)];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[1]!.headers).toMatchObject({ 'content-encoding': 'br' });
  const lines = written.mock.calls.map(([line]) => JSON.parse(line));
  const line = { route: 'list-views/create-list-view', userId: firm.userId, status: 200 };
  expect(lines).toMatchObject([line, line]);
});
