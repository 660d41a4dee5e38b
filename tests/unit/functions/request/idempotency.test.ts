import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Repeat, answerRepeat } from '../../../../functions/request/idempotency.ts';
import { handler as createCustomer } from '../../../../functions/customers/routes/create-customer.ts';
import { handler as deleteListView } from '../../../../functions/settings/routes/delete-list-view.ts';
import { handler as createStaffTimeLog } from '../../../../functions/time-logs/routes/create-staff-time-log.ts';
import { handler as updateStaffTimeLog } from '../../../../functions/time-logs/routes/update-staff-time-log.ts';
import { Contention } from '../../../../functions/data/core/contention.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import type { Data } from '../../../../functions/data/core/records.ts';
import { getItem, getRecord } from '../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../functions/data/core/unit-of-work.ts';
import { saveView } from '../../../../functions/settings/list-view-store.ts';
import { AppError, type ErrorKind } from '../../../../shared/codes/errors.ts';
import { staleVersion } from '../../../../shared/codes/errors/changes.ts';
import { createCustomer as contract } from '../../../../shared/contract/customers.ts';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { isWriting } from '../../../../shared/contract/calls/is-writing.ts';
import type { Route } from '../../../../shared/contract/route.ts';
import { staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
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

describe('an idempotency key of the day before', () => {
  const made = new Date('2026-11-20T12:00:00.400Z');
  const after = (ms: number) => new Date(made.getTime() + ms);
  const dayMs = 24 * 60 * 60 * 1000;

  it('is free from the second when its answer is no longer given', async () => {
    const key = newKey();
    const event = { rawPath: '/v1/customers', rawQueryString: '', headers: { 'idempotency-key': key } };
    const repeat = Repeat.of(contract, undefined, event as unknown as APIGatewayProxyEventV2)!;
    const use = async (now: Date) => {
      const unit = new UnitOfWork(0);
      repeat.keepWith(unit, now);
      unit.put({ pk: 'TEST', sk: key });
      await unit.commit(now.toISOString());
    };
    const answerAt = async (now: Date) => (await repeat.find(now))?.answer;
    await use(made);
    await expect(use(after(dayMs - 1_000))).rejects.toThrow(Contention);
    expect(await answerAt(after(dayMs - 1_000))).toBe(made.toISOString());
    expect(await answerAt(after(dayMs))).toBeUndefined();
    await use(after(dayMs));
    expect(await answerAt(after(dayMs))).toBe(after(dayMs).toISOString());
  });
});

/** Health is in hours of absence, and may be in what somebody writes of a log. */
const healthFields = ['sickLeaveHours', 'qualifyingHours', 'childCareHours', 'sentBackNote'];

describe('the answer of a call with health data', () => {
  it('is kept by no call', () => {
    const holdsHealth = ({ result }: Route) => {
      const text = JSON.stringify(z.toJSONSchema(result, { unrepresentable: 'any' }));
      return healthFields.some((field) => text.includes(`"${field}"`));
    };
    const writing = allRoutes.filter(isWriting);
    expect(writing.filter(holdsHealth).length).toBeGreaterThan(3);
    expect(writing.filter((route) => holdsHealth(route) && (route.keepsAnswer ?? true))).toEqual([]);
  });

  it('is not stored, and a repeat reads what the first call wrote', async () => {
    const key = newKey();
    const lines = Array.from({ length: 31 }, (_, index) => ({ ...staffTimeLogLine.empty, day: index + 1 }));
    const staffTimeLogLines = lines.map((line) => (line.day === 2 ? { ...line, sickLeaveHours: 6.5 } : line));
    const body = { year: 2026, month: 3, staffTimeLogLines };
    const make = () => firm.call(createStaffTimeLog, { path: '/stafftimelogs', body, key });
    const first = await make();
    expect(first).toMatchObject({ statusCode: 200, body: expect.stringContaining('6.5') });
    expect(await make()).toEqual(first);

    const { result } = JSON.parse(first.body!) as { result: StaffTimeLog };
    const { staffTimeLogId, version } = result;
    const of = { path: `/stafftimelogs/${staffTimeLogId}`, pathParameters: { staffTimeLogId: String(staffTimeLogId) } };
    const saved = { ...body, employmentPercentage: 80, status: 'Draft', version };
    const save = () => firm.call(updateStaffTimeLog, { ...of, body: saved, key });
    const second = await save();
    expect(second).toMatchObject({ statusCode: 200, body: expect.stringContaining('"employmentPercentage":80') });
    expect(await save()).toEqual(second);
    expect(
      await firm.call(updateStaffTimeLog, { ...of, body: { ...saved, employmentPercentage: 90 }, key }),
    ).toMatchObject({ statusCode: 422 });

    const kept = await Promise.all(
      ['create', 'update'].map((verb) =>
        getItem(keys.idempotency(firm.userId, `staff-time-logs/${verb}-staff-time-log`, key)),
      ),
    );
    for (const item of kept) {
      expect(item).toMatchObject({ request: expect.any(String) });
      expect(JSON.stringify(item)).not.toContain('6.5');
    }
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
  const refuse = (error: ErrorKind, repeat?: object) =>
    through([answerRepeat(contract)], {
      context: { now: new Date(), user: undefined },
      handler: (context) => {
        context.repeat = repeat;
        throw new AppError(error);
      },
    });

  it('gives the answer of a concurrent retry that has succeeded meanwhile', async () => {
    const { answer } = await refuse(staleVersion, { find: () => Promise.resolve({ answer: { customerId: 7 } }) });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"result":{"customerId":7}}' });
  });

  it('is refused when there is none', async () => {
    await expect(refuse(staleVersion)).rejects.toMatchObject({ code: 'stale_version' });
    const none = { find: () => Promise.resolve(undefined) };
    await expect(refuse(staleVersion, none)).rejects.toMatchObject({ code: 'stale_version' });
  });
});
