import { beforeAll, describe, expect, it } from 'vitest';
import { handler as tellNow } from '../../../functions/entry/jobs/tell-of-instalments.ts';
import { notifyOfInstalments } from '../../../functions/notifications/instalments-due.ts';
import { freshReplica } from '../../../functions/data/replica/fresh-replica.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { getProject, updateProject } from '../../../shared/contract/projects.ts';
import { getUserSettings, saveUserSettings } from '../../../shared/contract/settings.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import type { Notification } from '../../../shared/schemas/notification.ts';
import { agreementOf } from '../../support/agreements.ts';
import { Api } from '../../support/api.ts';
import { makeInvoiceableProject, makeUser } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const superAdmin = await logInAs('SuperAdmin');

beforeAll(() => useStack());

const today = dayOf(new Date());
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];

async function makeOwner() {
  const { userId, initials, pin } = await makeUser(superAdmin);
  const api = await Api.logIn(testStack().url, initials, pin);
  const notices = async (): Promise<Notification[]> =>
    (await api.result(listOwnNotifications)).filter(({ kind }: Notification) => kind === 'InstalmentDue');
  const texts = async () => (await notices()).map(({ text }) => text);
  return { userId, api, notices, texts };
}

/** A project of a new user: 30 000 kr at the start, on a day or none, and 70 000 kr with the report. */
async function projectOf(startOn: string | null) {
  const owner = await makeOwner();
  const { project } = await makeInvoiceableProject(owner.api, 1);
  const { projectId, projectCode } = project;
  const change = async (fields: object) => {
    const body = { ...(await owner.api.result(getProject, { params: { projectId } })), ...fields };
    await owner.api.result(updateProject, { params: { projectId }, body });
  };
  await change({ projectOwnerUserId: owner.userId });
  const agreement = agreementOf(owner.api, projectId);
  const plan = async (dueOn: string | null, reportOn: string | null = null) => {
    const { version, instalments } = await agreement.read();
    const [start, report] = instalments.map(({ instalmentId }) => ({ instalmentId }));
    const parts = [
      { ...start, text: 'Start', amount: 30_000, dueOn },
      { ...report, text: 'Rapport', amount: 70_000, dueOn: reportOn },
    ];
    const fields = { priceForm: 'FixedPrice', agreed: 100_000, instalments: parts, version };
    expect(await agreement.save(fields)).toMatchObject({ status: 200 });
  };
  await plan(startOn);
  return { owner, projectId, code: projectCode, change, agreement, plan };
}

/** Twice at once, as two schedules may; a replica may see the latest change a little later. */
const tellTwice = () => Promise.all([tellNow(), tellNow()]);
const soon = { timeout: 30_000 };

/** Another project is told of, so the job has seen what was changed before it was made. */
async function tellUntilSeen(): Promise<void> {
  const { owner } = await projectOf(today);
  await expect.poll(() => tellTwice().then(owner.texts), soon).toHaveLength(1);
}

const start = (code: string) => `Att fakturera i ${code}: delbetalningen ”Start”, 30\u00a0000,00\u00a0kr`;

describe('the owner of a project', () => {
  it('is notified once that the day of an instalment has come, with the way to invoice it', async () => {
    const { owner, code, projectId } = await projectOf(today);
    await expect.poll(() => tellTwice().then(owner.texts), soon).toEqual([start(code)]);
    await tellTwice();
    expect(await owner.notices()).toEqual([
      expect.objectContaining({
        text: start(code),
        link: `/projectdetails/${projectId}?panel=agreed-invoice:${projectId}`,
      }),
    ]);
  });

  it('is notified again for the new day of an instalment that was moved, and not before it', async () => {
    const { owner, code, plan } = await projectOf(yesterday);
    await expect.poll(() => tellTwice().then(owner.texts), soon).toEqual([start(code)]);
    await plan(tomorrow);
    await tellUntilSeen();
    expect(await owner.texts()).toHaveLength(1);
    await plan(today);
    // What a project has in one minute is one notification.
    const later = async () => notifyOfInstalments(await freshReplica(), new Date(Date.now() + 120_000));
    await expect.poll(() => later().then(owner.texts), soon).toEqual([start(code), start(code)]);
    await later();
    expect(await owner.texts()).toHaveLength(2);
  });

  it('is notified of several of a project in one sentence, with their sum', async () => {
    const { owner, code, plan } = await projectOf(null);
    await plan(yesterday, today);
    const both = `Att fakturera i ${code}: 2 delbetalningar, 100\u00a0000,00\u00a0kr`;
    await expect.poll(() => tellTwice().then(owner.texts), soon).toEqual([both]);
  });

  it('gets no notification of what is not due, has been invoiced, or belongs to an inactive project', async () => {
    const [later, invoiced, inactive] = await Promise.all([projectOf(tomorrow), projectOf(null), projectOf(null)]);
    const [first] = (await invoiced.agreement.read()).instalments;
    await invoiced.agreement.instalments([first!.instalmentId]);
    await invoiced.plan(today);
    await inactive.change({ active: false });
    await inactive.plan(today);
    await tellUntilSeen();
    expect(await Promise.all([later, invoiced, inactive].map(({ owner }) => owner.texts()))).toEqual([[], [], []]);
  });

  it('is who owns it when the day comes; a later one is not notified again', async () => {
    const { owner, change, code, plan } = await projectOf(null);
    const [second, third] = await Promise.all([makeOwner(), makeOwner()]);
    await change({ projectOwnerUserId: second.userId });
    await plan(today);
    await expect.poll(() => tellTwice().then(second.texts), soon).toEqual([start(code)]);
    await change({ projectOwnerUserId: third.userId });
    await tellUntilSeen();
    expect([await owner.texts(), await second.texts(), await third.texts()]).toEqual([[], [start(code)], []]);
  });

  it('gets no notification after opting out', async () => {
    const { owner, plan } = await projectOf(null);
    const settings = await owner.api.result(getUserSettings);
    await owner.api.result(saveUserSettings, { body: { ...settings, tellInstalmentDue: 'None' } });
    await plan(today);
    await tellUntilSeen();
    expect(await owner.texts()).toEqual([]);
  });
});
