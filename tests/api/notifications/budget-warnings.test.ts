import { beforeAll, describe, expect, it } from 'vitest';
import { handler as warnOfBudgets } from '../../../functions/entry/jobs/warn-of-budgets.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { getProject, updateProject } from '../../../shared/contract/projects.ts';
import { getUserSettings, saveUserSettings } from '../../../shared/contract/settings.ts';
import { Api } from '../../support/api.ts';
import { makeInvoiceableProject, makeUser, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { useStack } from '../../support/invoices.ts';
import { testStack } from '../../support/test-stack.ts';
import { inAll } from '../../support/tier.ts';

const superAdmin = await logInAs('SuperAdmin');

beforeAll(() => useStack());

/** A project of a new user, worked for an hour, with a budget of so many hours. */
async function projectOf(hours: number) {
  const { userId, initials, pin } = await makeUser(superAdmin);
  const owner = await Api.logIn(testStack().url, initials, pin);
  const { project, rate } = await makeInvoiceableProject(owner, 1);
  const { projectId, projectCode } = project;
  const setBudget = async (budgetHours: number) => {
    const fields = await owner.result(getProject, { params: { projectId } });
    const body = { ...fields, budget: budgetHours * rate.unitPrice, projectOwnerUserId: userId };
    await owner.result(updateProject, { params: { projectId }, body });
  };
  const work = (more: number) =>
    makeWorkOrder(owner, projectId, {
      status: 'Registered',
      items: [{ productId: rate.productId, workedHours: more, invoiceableHours: more }],
    });
  await setBudget(hours);
  const notices = async (): Promise<string[]> =>
    (await owner.result(listOwnNotifications))
      .filter(({ kind }: { kind: string }) => kind === 'ProjectBudget')
      .map(({ text }: { text: string }) => text)
      .toSorted((a: string, b: string) => a.localeCompare(b));
  return { owner, projectCode, setBudget, work, notices };
}

/** Twice at once, as two schedules may; a replica may see the latest change a little later. */
async function warnTwice(): Promise<void> {
  await Promise.all([warnOfBudgets(), warnOfBudgets()]);
}

const near = (code: string) => `Projekt ${code} har förbrukat 80 % av budgeten`;
const over = (code: string) => `Projekt ${code} har förbrukat hela budgeten`;

describe('the owner of a project', () => {
  it('is notified once at 80 and once at 100 per cent, however often and at once the job runs', async () => {
    const { projectCode, work, notices } = await projectOf(10);
    await work(6.5);
    await warnOfBudgets();
    expect(await notices()).toEqual([]);
    await work(0.5);
    await expect.poll(() => warnTwice().then(notices)).toEqual([near(projectCode)]);
    await warnTwice();
    expect(await notices()).toEqual([near(projectCode)]);
    await work(2);
    await expect.poll(() => warnTwice().then(notices)).toEqual([near(projectCode), over(projectCode)]);
    await warnTwice();
    expect(await notices()).toHaveLength(2);
  });

  it.runIf(inAll)('is notified again when a raised budget is reached', async () => {
    const { projectCode, setBudget, work, notices } = await projectOf(1);
    await expect.poll(() => warnTwice().then(notices)).toEqual([over(projectCode)]);
    await setBudget(20);
    await warnTwice();
    expect(await notices()).toEqual([over(projectCode)]);
    await work(15);
    await expect.poll(() => warnTwice().then(notices)).toEqual([near(projectCode), over(projectCode)]);
  });

  it.runIf(inAll)('gets no notification after opting out', async () => {
    const { owner, notices } = await projectOf(1);
    const settings = await owner.result(getUserSettings);
    await owner.result(saveUserSettings, { body: { ...settings, tellProjectBudget: 'None' } });
    const another = await projectOf(1);
    await expect.poll(() => warnTwice().then(another.notices)).toEqual([over(another.projectCode)]);
    expect(await notices()).toEqual([]);
  });
});
