import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dynamodb } from '../../../../../functions/platform/dynamodb.ts';
import { handler as getMyDay } from '../../../../../functions/overview/routes/get-my-day.ts';
import { handler as getOverview } from '../../../../../functions/overview/routes/get-overview.ts';
import { handler as getProjectFigures } from '../../../../../functions/projects/routes/get-project-figures.ts';
import type { FeedData } from '../../../../../functions/data/core/feed-rows.ts';
import { applyRows } from '../../../../../functions/data/replica/apply.ts';
import { freshReplica } from '../../../../../functions/data/replica/fresh-replica.ts';
import { getRecord } from '../../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../../functions/data/core/unit-of-work.ts';
import { createTimeLog, removeTimeLog } from '../../../../../functions/time-logs/staff-time-log-store.ts';
import { agreement } from '../../../../../shared/entities/agreement.ts';
import { dayOf } from '../../../../../shared/lib/days.ts';
import { type Month, latestEndedMonth, monthAfter, monthOf } from '../../../../../shared/lib/months.ts';
import { Rounds } from '../../../../support/rounds.ts';
import { startTableOfFirm } from '../../../../support/table-of-firm.ts';

type Handler = Parameters<Awaited<ReturnType<typeof startTableOfFirm>>['call']>[0];
type FigureRequest = { pathParameters?: Record<string, string> };

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
let rounds: Rounds;

beforeAll(async () => {
  firm = await startTableOfFirm();
  rounds = new Rounds(dynamodb());
  const user = await getRecord('user', firm.userId);
  const unit = new UnitOfWork(0);
  unit.save(user, { ...user.data, role: 'SuperAdmin' });
  await unit.commit(null);
});
afterAll(() => firm.close());

async function answerOf(handler: Handler, asked?: FigureRequest) {
  const { statusCode, body } = await firm.call(handler, asked);
  expect(statusCode, body).toBe(200);
  return (JSON.parse(body!) as { result: any }).result;
}

/** The requests of each step, once the function knows the session and has opened its replica. */
async function readsOf(handler: Handler, asked?: FigureRequest) {
  await answerOf(handler, asked);
  return rounds.of(() => answerOf(handler, asked));
}

/** The session; then the changes of the replica, and what the page needs besides. */
const asAnyList = [['BatchGetItem'], ['Query']];

describe('a page of figures', () => {
  it('takes the requests of any list for the overview', async () => {
    expect(await readsOf(getOverview)).toEqual(asAnyList);
  });

  it('takes the requests of any list for a project’s figures and agreement', async () => {
    const projectId = await firm.makeProject(1);
    const invoice = await firm.invoice(projectId);
    const asked = { pathParameters: { projectId: String(projectId) } };
    expect(await readsOf(getProjectFigures, asked)).toEqual(asAnyList);
    await saveAgreement(projectId, invoice.invoiceId);
    expect(await readsOf(getProjectFigures, asked)).toEqual(asAnyList);
    expect((await answerOf(getProjectFigures, asked)).agreement).toMatchObject({ agreed: 5_000, invoiced: 1_000 });
    await cancel(invoice.invoiceId);
    expect((await answerOf(getProjectFigures, asked)).agreement).toMatchObject({ agreed: 5_000, invoiced: 0 });
  });

  it('reads an agreement from the table while its row in the feed is older than its terms', async () => {
    const projectId = await firm.makeProject(1);
    const { invoiceId } = await firm.invoice(projectId);
    await saveAgreement(projectId, invoiceId);
    const asked = { pathParameters: { projectId: String(projectId) } };
    const whole = (await answerOf(getProjectFigures, asked)).agreement;
    const { instalments, entries } = (await getRecord('agreement', projectId)).data;
    const data = { projectId, instalments, entries } as unknown as FeedData<'agreement'>;
    const row = { kind: 'agreement', id: projectId, version: 2, deleted: false, changedAt: '', data } as const;
    applyRows(await freshReplica({}), [row]);
    expect(await rounds.of(() => answerOf(getProjectFigures, asked))).toEqual([...asAnyList, ['GetItem']]);
    expect((await answerOf(getProjectFigures, asked)).agreement).toEqual(whole);
  });
});

async function saveAgreement(projectId: number, invoiceId: number) {
  const unit = new UnitOfWork(0);
  const entry = { invoiceId, serialNumber: 1, day: '2026-01-01', ref: 0, text: '', netOre: 100_000, vatPercent: 25 };
  const entries = [{ ...entry, kind: 'Work' as const, vatRule: 'Domestic' as const, account: 3001 }];
  unit.createWithId('agreement', projectId, {
    ...agreement.empty,
    projectId,
    priceForm: 'Ceiling',
    agreedOre: 500_000,
    entries,
  });
  await unit.commit(null);
}

/** As the accounting would. */
async function cancel(invoiceId: number) {
  const unit = new UnitOfWork(0);
  const invoice = await getRecord('invoice', invoiceId);
  unit.save(invoice, { ...invoice.data, status: 'Cancelled' });
  await unit.commit(null);
}

const today = dayOf(new Date());
const ended = latestEndedMonth(today);

/** As another function would, of which this one is not told. */
async function openLog({ year, month }: Month, employmentPercentage: number) {
  const unit = new UnitOfWork(firm.userId);
  const log = await createTimeLog(unit, { userId: firm.userId, year, month, employmentPercentage });
  await unit.commit(null);
  return log;
}

async function removeLog({ id }: { id: number }) {
  const unit = new UnitOfWork(firm.userId);
  removeTimeLog(unit, await getRecord('staff-time-log', id));
  await unit.commit(null);
}

describe('Min dag', () => {
  const withLogs = [['BatchGetItem'], ['BatchGetItem', 'Query']];
  const state = async () => (await answerOf(getMyDay)).timeLog;
  const norm = async () => (await answerOf(getMyDay)).hours.month.norm as number;
  let full: number;
  beforeEach(async () => void (full ??= await norm()));

  it('asks once more for the logs of those who keep none', async () => {
    expect(await readsOf(getMyDay)).toEqual([['BatchGetItem'], ['Query', 'Query']]);
    expect(await state()).toBe(null);
  });

  it('takes the percentage of an older log for those who keep none now', async () => {
    const old = await openLog(monthAfter(ended, -7), 50);
    expect(await norm()).toBe(full / 2);
    await removeLog(old);
    expect(await norm()).toBe(full);
  });

  it('reads one’s time logs together with the changes of the replica', async () => {
    await openLog(monthAfter(ended, -1), 80);
    const last = await openLog(ended, 60);
    expect(await readsOf(getMyDay)).toEqual(withLogs);
    expect(await state()).toEqual({ ...ended, isSubmitted: false });

    const unit = new UnitOfWork(firm.userId);
    unit.save(last, { ...last.data, status: 'Submitted' });
    await unit.commit(null);
    expect(await rounds.of(async () => expect((await state()).isSubmitted).toBe(true))).toEqual(withLogs);
  });

  it('finds a log that another function has opened meanwhile, and none that it has removed', async () => {
    await answerOf(getMyDay);
    const opened = await openLog(monthOf(today), 20);
    const atTwenty = await norm();
    expect(atTwenty).toBe(Math.round(full * 20) / 100);
    expect(await readsOf(getMyDay)).toEqual(withLogs);
    await removeLog(opened);
    expect(await norm()).not.toBe(atTwenty);
    expect(await readsOf(getMyDay)).toEqual(withLogs);
  });
});
