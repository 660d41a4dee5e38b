import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitWork } from '../../../../functions/request/unit-of-work.ts';
import { Contention } from '../../../../functions/data/core/contention.ts';
import { findRecord, getRecord } from '../../../../functions/data/core/table.ts';
import { deleteCustomer, getCustomer } from '../../../../shared/contract/customers.ts';
import { changedAtHeader } from '../../../../shared/contract/headers.ts';
import type { Route } from '../../../../shared/contract/route.ts';
import { product } from '../../../../shared/entities/product.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';
import { through } from '../../../support/through.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
beforeAll(async () => {
  firm = await startTableOfFirm();
});
afterAll(() => firm.close());

const done = { done: true };
const call = (handler: (context: any) => unknown, route: Route = deleteCustomer, knownChangedAt?: string) =>
  through([commitWork(route)], {
    context: { now: new Date(), user: { userId: firm.userId }, knownChangedAt },
    handler,
  });

/** Stages a new product. @returns its id */
const stage = async ({ unit }: any) =>
  (await unit.create('product', { ...product.empty, name: 'Mätning' })).id as number;

describe('a unit of work', () => {
  it('is committed as the caller’s, and its moment is in the answer', async () => {
    let id = 0;
    const { answer } = await call(async (context) => {
      id = await stage(context);
      return done;
    });
    const record = await getRecord('product', id);
    expect(record).toMatchObject({ changedBy: firm.userId, data: { name: 'Mätning' } });
    expect(answer).toMatchObject({ statusCode: 200, body: JSON.stringify({ result: done }) });
    expect(answer.headers[changedAtHeader]).toBe(record.changedAt);
  });

  it('is dropped when its handler refuses, or its answer is not what the contract says', async () => {
    const ids: number[] = [];
    const refused = call(async (context) => {
      ids.push(await stage(context));
      throw new TypeError('x is undefined');
    });
    await expect(refused).rejects.toThrow('x is undefined');
    const wrong = call(async (context) => {
      ids.push(await stage(context));
      return { done: 'nearly' };
    });
    await expect(wrong).rejects.toThrow('done');
    for (const id of ids) expect(await findRecord('product', id)).toBeUndefined();
  });

  it('stays empty in a call that only reads', async () => {
    const writing = call(
      async (context) => {
        await stage(context);
        return done;
      },
      { ...getCustomer, result: deleteCustomer.result },
    );
    await expect(writing).rejects.toThrow('customers/get-customer is read-only but has staged writes.');
  });

  it('throws Contention when a record has changed since it was read', async () => {
    const race = call(async ({ unit }) => {
      const record = await getRecord('customer', firm.customerId);
      await call(async (other) => {
        other.unit.save(record, { ...record.data, name: 'Först' });
        return done;
      });
      unit.save(record, { ...record.data, name: 'Sist' });
      return done;
    });
    await expect(race).rejects.toBeInstanceOf(Contention);
    expect((await getRecord('customer', firm.customerId)).data.name).toBe('Först');
  });

  it('begins anew with each attempt', async () => {
    const handler = (context: any) => {
      expect(context.unit.isEmpty).toBe(true);
      context.setCookie('a=1');
      return done;
    };
    const given = { context: { now: new Date(), user: undefined }, handler };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { answer } = await through([commitWork(deleteCustomer)], given);
      expect(answer.cookies).toEqual(['a=1']);
    }
  });
});

describe('a task after the commit', () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();

  it('sees what was committed, and its later moment is the one in the answer', async () => {
    const { answer } = await call(async (context) => {
      const id = await stage(context);
      context.afterCommit(async () => {
        await getRecord('product', id);
        return later;
      });
      return done;
    });
    expect(answer.headers[changedAtHeader]).toBe(later);
  });

  it('that is not answered makes the outcome uncertain, if anything was committed', async () => {
    const silent = () => Promise.reject(Object.assign(new Error('no answer'), { name: 'TimeoutError' }));
    const written = call(async (context) => {
      await stage(context);
      context.afterCommit(silent);
      return done;
    });
    await expect(written).rejects.toMatchObject({ code: 'uncertain' });
    const unwritten = call((context) => {
      context.afterCommit(silent);
      return done;
    });
    await expect(unwritten).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

it('a file is given as such', async () => {
  const file = { bytes: Buffer.from('hej'), fileName: 'hej.xlsx' };
  const { answer } = await call(() => file, { ...getCustomer, file: 'application/pdf' });
  expect(answer).toMatchObject({ statusCode: 200, body: 'aGVq', isBase64Encoded: true });
  expect(answer.headers['content-type']).toBe('application/pdf');
});
