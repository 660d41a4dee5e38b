import { describe, expect, it } from 'vitest';
import { getMyDay } from '../../../shared/contract/my-day.ts';
import { openStaffTimeLog, updateStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { takeWorkOrder } from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { Api } from '../../support/api.ts';
import { makeInvoiceableProject, makeProject, makeUser, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

type Person = { api: Api; userId: number };

const superAdmin = await logInAs('SuperAdmin');

async function newPerson(): Promise<Person> {
  const { userId, initials, pin } = await makeUser(superAdmin);
  return { api: await Api.logIn(testStack().url, initials, pin), userId };
}

const dayOfPerson = ({ api }: Person) => api.result(getMyDay);
const idsOf = (workOrders: { items: { workOrderId: number }[] }) =>
  workOrders.items.map(({ workOrderId }) => workOrderId);

describe('one’s day', () => {
  it('has one’s own work, hours and projects, and nothing of others', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { project, workOrder } = await makeInvoiceableProject(one.api, 4.5);
    const mine = await makeWorkOrder(one.api, project.projectId, { workOrderOwnerUserId: one.userId });
    const helped = await makeWorkOrder(one.api, project.projectId, {
      workOrderOwnerUserId: other.userId,
      workOrderHelperUserId: one.userId,
    });
    const day = await dayOfPerson(one);
    expect(idsOf(day.week.workOrders)).toEqual([mine.workOrderId, helped.workOrderId]);
    expect(workOrder.workOrderOwnerUserId).toBe(null);
    expect(day.today).toBe(dayOf(new Date()));
    const ofOther = () => dayOfPerson(other).then(({ week }) => idsOf(week.workOrders));
    await expect.poll(ofOther).toEqual([helped.workOrderId]);
    expect((await dayOfPerson(other)).hours.month.registered).toBe(0);
  });

  it('counts the hours that one has registered', async () => {
    const one = await newPerson();
    const { project, rate } = await makeInvoiceableProject(one.api);
    const items = [{ productId: rate.productId, workedHours: 3.5, invoiceableHours: 2 }];
    const owner = { workOrderOwnerUserId: one.userId, items };
    await makeWorkOrder(one.api, project.projectId, { ...owner, status: 'Registered' });
    await makeWorkOrder(one.api, project.projectId, { ...owner, status: 'Started' });
    const { hours } = await dayOfPerson(one);
    expect([hours.week.registered, hours.month.registered]).toEqual([3.5, 3.5]);
  });

  it('says whether the time log of the month before is sent', async () => {
    const one = await newPerson();
    expect((await dayOfPerson(one)).timeLog).toBe(null);
    const [year = 0, month = 0] = dayOf(new Date()).split('-').map(Number);
    const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
    const { staffTimeLogId, ...log } = await one.api.result(openStaffTimeLog, {
      params: { userId: one.userId, ...before },
    });
    expect((await dayOfPerson(one)).timeLog).toEqual({ ...before, isSubmitted: false });
    await one.api.result(updateStaffTimeLog, { params: { staffTimeLogId }, body: { ...log, status: 'Submitted' } });
    expect((await dayOfPerson(one)).timeLog).toEqual({ ...before, isSubmitted: true });
  });
});

describe('a shared work order', () => {
  it('is taken by the first who takes it', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { projectId } = await makeProject(one.api);
    const { workOrderId } = await makeWorkOrder(one.api, projectId);
    const take = ({ api }: Person) => api.call(takeWorkOrder, { params: { workOrderId } });
    const replies = await Promise.all([take(one), take(other)]);
    const [taken, refused] = replies.toSorted((a, b) => a.status - b.status);
    expect([taken!.status, refused!.status]).toEqual([200, 409]);
    const taker = replies[0].status === 200 ? one : other;
    expect(taken!.json.result).toMatchObject({ workOrderOwnerUserId: taker.userId, sharable: false });
    expect(refused!.json.message).toContain('Någon annan kan ha hunnit före.');
    expect(idsOf((await dayOfPerson(taker)).week.workOrders)).toEqual([workOrderId]);
  });

  it('gets a helper where another owns it', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { projectId } = await makeProject(one.api);
    const people = { workOrderOwnerUserId: one.userId, workOrderHelperUserId: -1, workOrderHelperRequired: true };
    const { workOrderId } = await makeWorkOrder(one.api, projectId, people);
    expect((await one.api.call(takeWorkOrder, { params: { workOrderId } })).status).toBe(409);
    const taken = await other.api.result(takeWorkOrder, { params: { workOrderId } });
    expect(taken).toMatchObject({ workOrderOwnerUserId: one.userId, workOrderHelperUserId: other.userId });
  });
});
