import { beforeAll, describe, expect, it } from 'vitest';
import { numbersInFortnox } from '../../../functions/operation/migrations/numbers-in-fortnox.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { findRecord, getItem, getRecord } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { fortnoxNumbers } from '../../../functions/customers/fortnox-number.ts';
import { setCustomerNumbers } from '../../../functions/fortnox/customers/set-numbers.ts';
import { deleteCustomer, getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { restoreRecord } from '../../../shared/contract/history.ts';
import { newKey } from '../../support/api.ts';
import { makeCustomer, unique } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const api = await logInAs('SuperAdmin');
beforeAll(() => useStack());

let made = 0;
const freeNumber = () => `P${Date.now().toString(36)}${(made += 1)}`;
const read = (customerId: number) => api.result(getCustomer, { params: { customerId } });
async function put(customerId: number, fields: object) {
  const before = await read(customerId);
  return api.call(updateCustomer, { params: { customerId }, body: { ...before, ...fields }, idempotencyKey: newKey() });
}
async function withNumber(fortnoxCustomerNumber: string) {
  const customer = await makeCustomer(api);
  expect(await put(customer.customerId, { fortnoxCustomerNumber })).toMatchObject({ status: 200 });
  return customer;
}
const restore = async (customerId: number, to: number) => {
  const { version } = (await findRecord('customer', customerId))!;
  const params = { kind: 'customer' as const, id: customerId };
  return api.call(restoreRecord, { params, body: { to, expected: version }, idempotencyKey: newKey() });
};
const holder = async (number: string) => (await getItem(keys.unique(fortnoxNumbers, number)))?.['id'];

describe('a customer’s number in Fortnox', () => {
  it('is refused by PUT when another customer has it, and free once that one has let go of it', async () => {
    const number = freeNumber();
    const [first, second] = [await withNumber(number), await makeCustomer(api)];
    const refusal = {
      field: 'fortnoxCustomerNumber',
      message: `Kundnummer ${number} är redan kopplat till ${first.name}.`,
    };
    const reply = await put(second.customerId, { fortnoxCustomerNumber: number });
    expect(reply).toMatchObject({ status: 422, json: { errors: [refusal] } });
    await put(first.customerId, { fortnoxCustomerNumber: '' });
    expect(await put(second.customerId, { fortnoxCustomerNumber: number })).toMatchObject({ status: 200 });
    expect(await holder(number)).toBe(second.customerId);
    expect(await put(second.customerId, { name: unique('Samma') })).toMatchObject({ status: 200 });
  });

  it('goes to one of two who take it at once', async () => {
    const number = freeNumber();
    const customers = [await makeCustomer(api), await makeCustomer(api)];
    const replies = await Promise.all(
      customers.map(({ customerId }) => put(customerId, { fortnoxCustomerNumber: number })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('is never restored: neither an old one, nor one that somebody else has got', async () => {
    const [old, later] = [freeNumber(), freeNumber()];
    const customer = await withNumber(old);
    const { version } = await read(customer.customerId);
    await put(customer.customerId, { fortnoxCustomerNumber: later, name: unique('Nytt namn') });
    await withNumber(old);
    expect(await restore(customer.customerId, version)).toMatchObject({ status: 200 });
    expect(await read(customer.customerId)).toMatchObject({ name: customer.name, fortnoxCustomerNumber: later });

    const gone = await withNumber(freeNumber());
    const { fortnoxCustomerNumber: hers } = await read(gone.customerId);
    const before = (await getRecord('customer', gone.customerId)).version;
    await api.result(deleteCustomer, { params: { customerId: gone.customerId }, idempotencyKey: newKey() });
    await withNumber(hers);
    expect(await restore(gone.customerId, before)).toMatchObject({ status: 200 });
    expect((await read(gone.customerId)).fortnoxCustomerNumber).toBe('');

    const back = await withNumber(freeNumber());
    const { fortnoxCustomerNumber: own } = await read(back.customerId);
    const existed = (await getRecord('customer', back.customerId)).version;
    await api.result(deleteCustomer, { params: { customerId: back.customerId }, idempotencyKey: newKey() });
    expect(await holder(own)).toBeUndefined();
    expect(await restore(back.customerId, existed)).toMatchObject({ status: 200 });
    expect((await read(back.customerId)).fortnoxCustomerNumber).toBe(own);
    expect(await holder(own)).toBe(back.customerId);
  });

  it('can change places with another’s when both are matched at once', async () => {
    const [one, two] = [freeNumber(), freeNumber()];
    const [first, second] = [await withNumber(one), await withNumber(two)];
    await setCustomerNumbers(
      [
        { customerId: first.customerId, fortnoxCustomerNumber: two },
        { customerId: second.customerId, fortnoxCustomerNumber: one },
      ],
      0,
    );
    expect([await holder(one), await holder(two)]).toEqual([second.customerId, first.customerId]);
    const third = await makeCustomer(api);
    const taken = setCustomerNumbers([{ customerId: third.customerId, fortnoxCustomerNumber: one }], 0);
    await expect(taken).rejects.toMatchObject({ code: 'invalid_fields' });
  });

  it('that two have had since before is reserved for the first, and lost for neither', async () => {
    const number = freeNumber();
    const [first, second] = [await makeCustomer(api), await makeCustomer(api)];
    for (const { customerId } of [first, second]) {
      const record = await getRecord('customer', customerId);
      const unit = new UnitOfWork(0);
      unit.save(record, { ...record.data, fortnoxCustomerNumber: number });
      await unit.commit(null);
    }
    const ids = [first.customerId, second.customerId];
    expect(await numbersInFortnox.beside!(ids)).toBe(1);
    expect(await numbersInFortnox.beside!(ids)).toBe(0);
    expect(await holder(number)).toBe(first.customerId);
    expect((await read(second.customerId)).fortnoxCustomerNumber).toBe(number);
    // The one without the reservation can be given its own, and leaves the first one's alone.
    expect(await put(second.customerId, { fortnoxCustomerNumber: freeNumber() })).toMatchObject({ status: 200 });
    expect(await holder(number)).toBe(first.customerId);
  });
});
