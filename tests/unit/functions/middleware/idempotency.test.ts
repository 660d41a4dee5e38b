import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerRepeat } from '../../../../functions/middleware/idempotency.ts';
import { handler as createCustomer } from '../../../../functions/routes/customers/create-customer.ts';
import { handler as deleteListView } from '../../../../functions/routes/list-views/delete-list-view.ts';
import type { Data } from '../../../../functions/stores/core/records.ts';
import { getRecord } from '../../../../functions/stores/core/table.ts';
import { UnitOfWork } from '../../../../functions/stores/core/unit-of-work.ts';
import { saveView } from '../../../../functions/stores/settings/list-view-store.ts';
import { AppError } from '../../../../shared/codes/errors.ts';
import { createCustomer as contract } from '../../../../shared/contract/customers.ts';
import { newKey } from '../../../support/api.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';
import { through } from '../../../support/through.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
beforeAll(async () => {
  firm = await startTableOfFirm();
});
afterAll(() => firm.close());

const create = (key: string, name = 'Ny kund') =>
  firm.call(createCustomer, { path: '/customers', body: { name }, key });

/** As an administrator would. */
async function changeUser(change: Partial<Data<'user'>>) {
  const unit = new UnitOfWork(0);
  const record = await getRecord('user', firm.userId);
  unit.save(record, { ...record.data, ...change });
  await unit.commit(null);
}

describe('a repeated idempotency key', () => {
  it('gives the answer of the first call', async () => {
    const key = newKey();
    const first = await create(key);
    expect(first.statusCode).toBe(200);
    expect(await create(key)).toEqual(first);
    expect((await create(newKey())).body).not.toBe(first.body);
  });

  it('is refused for another request, and when it is no key', async () => {
    const key = newKey();
    await create(key);
    expect(await create(key, 'En annan')).toMatchObject({ statusCode: 422 });
    expect(await create('kort')).toMatchObject({ statusCode: 422, body: expect.stringContaining('Idempotency-Key') });
  });

  it('gives nothing to a user who may no longer make the call', async () => {
    const key = newKey();
    const viewId = await viewOfAnother();
    const remove = () =>
      firm.call(deleteListView, { path: `/list-views/${viewId}`, pathParameters: { viewId: String(viewId) }, key });
    await changeUser({ role: 'SuperAdmin' });
    const first = await remove();
    expect(first.statusCode).toBe(200);
    expect(await remove()).toEqual(first);

    // The call is open to Staff: the right to this view is one that only its handler asks.
    await changeUser({ role: 'Staff' });
    expect(await remove()).toMatchObject({ statusCode: 403 });
    await changeUser({ role: 'Developer' });
    expect(await remove()).toEqual(first);
    await changeUser({ absenceAccess: 'Denied' });
    expect(await remove()).toMatchObject({ statusCode: 403 });
  });
});

async function viewOfAnother(): Promise<number> {
  const unit = new UnitOfWork(0);
  const fields = { list: 'customers', name: 'Delad', search: '', isShared: true };
  const { viewId } = await saveView(unit, { userId: 9, initials: 'XX', role: 'Staff' }, fields);
  await unit.commit(null);
  return viewId;
}

describe('a refused call', () => {
  const refuse = (code: 'stale_version' | 'key_reused', repeat?: object) =>
    through([answerRepeat(contract)], {
      context: { now: new Date(), user: undefined },
      handler: (context) => {
        context.repeat = repeat;
        throw new AppError(code);
      },
    });

  it('gives the answer of a concurrent retry that has succeeded meanwhile', async () => {
    const { answer } = await refuse('stale_version', { find: () => Promise.resolve({ answer: { customerId: 7 } }) });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"result":{"customerId":7}}' });
  });

  it('is refused when there is none', async () => {
    await expect(refuse('stale_version')).rejects.toMatchObject({ code: 'stale_version' });
    const none = { find: () => Promise.resolve(undefined) };
    await expect(refuse('stale_version', none)).rejects.toMatchObject({ code: 'stale_version' });
  });
});
