import { expect, it } from 'vitest';
import { createCreditInvoice, createFromProject, listInvoices } from '../../../shared/contract/invoices.ts';
import { newKey } from '../api.ts';
import { type ExpectedInvoice, expectWhole } from './expect-whole.ts';
import { type FaultyFirm, useFaultyFirm } from './faulty-firm.ts';
import { letAllPass } from './faulty-stack.ts';
import { patiently } from './patiently.ts';
import type { ServiceCall } from './service-call.ts';
import { post } from './post.ts';

/** One of how many moments, before or after a step, is tried with a seed. Other seeds try the others. */
const sampled = 7;
const asked = process.env['KILL_EVERY'];

export let firm: FaultyFirm;
const expectedOf = new Map<number, ExpectedInvoice>();

/** @param customer fields of the customer of all projects */
export function setUpFirm(customer?: object): void {
  firm = useFaultyFirm({ ...(customer && { customer }) });
}

type Moment = 'before' | 'after';
export type Job = {
  /** Prepares the subjects of this many runs: projects to invoice, or invoices to credit. */
  prepare: (count: number) => Promise<Record<string, number>[]>;
  run: (about: Record<string, number>, key: string) => Promise<unknown>;
  invoices: number;
  /** What each project comes to, where it is not invoiced by the hour. */
  expects?: ExpectedInvoice;
  /** Takes the way on from what ended with an unknown outcome. Afterwards nothing is uncertain. */
  goOn?: () => Promise<void>;
};

const makeDebits = async (size: number, count: number) => {
  const projects = await firm.makeProjects(Array<number>(count).fill(size));
  const debits: { invoiceId: number; projectId: number }[] = [];
  for (const projectId of projects) {
    const { invoiceId } = await patiently(firm.staff, createFromProject, { projectId });
    await post(invoiceId);
    debits.push({ invoiceId, projectId });
  }
  await firm.stack.settle();
  return debits;
};

export const creating = (size: number): Job => ({
  prepare: async (count) =>
    (await firm.makeProjects(Array<number>(count).fill(size))).map((projectId) => ({ projectId })),
  run: ({ projectId }, key) => patiently(firm.staff, createFromProject, { projectId: projectId! }, key),
  invoices: 1,
});

export const crediting = (size: number): Job => ({
  prepare: (count) => makeDebits(size, count),
  run: ({ invoiceId }, key) => patiently(firm.staff, createCreditInvoice, { invoiceId: invoiceId! }, key),
  invoices: 2,
});

/** A step is a request to a service; rendering a PDF changes nothing. */
const isStep = ({ service }: ServiceCall) => service !== 'lambda';

async function prepare(job: Job, count: number): Promise<Record<string, number>[]> {
  const abouts = await job.prepare(count);
  await firm.stack.settle();
  for (const { projectId } of abouts) if (job.expects) expectedOf.set(projectId!, job.expects);
  return abouts;
}

/** A complete run, to its last follow-up. @returns the names of its steps */
async function stepsOf(job: Job): Promise<string[]> {
  const [about] = await prepare(job, 1);
  const steps: string[] = [];
  firm.stack.rule = (call) => {
    if (isStep(call)) steps.push(`${call.service} ${call.operation || call.method}`);
    return 'pass';
  };
  await job.run(about!, newKey());
  await firm.stack.settle();
  firm.stack.rule = letAllPass;
  return steps;
}

/** Cuts the functions off at a step. @returns whether the run reached it */
async function runAndKill(job: Job, about: Record<string, number>, step: number, moment: Moment): Promise<boolean> {
  let count = 0;
  let victim: ServiceCall | undefined;
  let isKilled = false;
  const kill = async () => {
    isKilled = true;
    await firm.stack.killFunctions();
  };
  firm.stack.rule = async (call) => {
    if (!isStep(call)) return 'pass';
    count += 1;
    if (count !== step) return 'pass';
    victim = call;
    if (moment === 'after') return 'pass';
    await kill();
    return 'lost-before';
  };
  firm.stack.onDone = async (call) => {
    if (call === victim && moment === 'after') await kill();
  };
  const key = newKey();
  let isAnswered = false;
  const asking = job.run(about, key).finally(() => (isAnswered = true));
  // The interrupted caller retries with the same key; part of the work may have to wait for the job.
  await firm.stack.until(() => isAnswered || isKilled);
  do await firm.stack.settle();
  // oxlint-disable-next-line no-unmodified-loop-condition -- the answer sets it
  while (!isAnswered);
  await firm.stack.settle();
  firm.stack.rule = letAllPass;
  firm.stack.onDone = async () => {};
  expect(await job.run(about, key)).toEqual(await asking);
  return isKilled;
}

/** @param every one of how many moments is tried; `KILL_EVERY` overrides it */
export function itSurvivesKills(name: string, job: Job, seed: number, every = sampled): void {
  it(
    'creates one invoice, loses nothing and leaves nothing behind, wherever it is interrupted',
    { timeout: 3_000_000 },
    () => killAtSteps(name, job, seed, Number(asked ?? every)),
  );
}

/** Each kill is followed by everything that the job leaves; in the end nothing is lost, doubled or left over. */
async function killAtSteps(name: string, job: Job, seed: number, every: number): Promise<void> {
  // The first run shares its time with mails about the log-ins.
  await stepsOf(job);
  const steps = await stepsOf(job);
  expect(steps.length).toBeGreaterThan(20);
  const all = steps.flatMap((_, index) =>
    (['before', 'after'] as const).map((moment) => ({ step: index + 1, moment })),
  );
  const chosen = all.filter(({ step }, index) => (index + step + seed) % every === 0);
  const abouts = await prepare(job, chosen.length);
  let reached = 0;
  for (const [index, { step, moment }] of chosen.entries()) {
    const about = abouts[index]!;
    const where = `${moment} step ${step}, ${steps[step - 1]}`;
    reached += Number(await runAndKill(job, about, step, moment));
    const { items } = await firm.staff.result(listInvoices, { query: { itemsPerPage: 0 } });
    const ofProject = items.filter((row: any) => row.projectId === about['projectId']);
    expect(ofProject, where).toHaveLength(job.invoices);
  }
  await firm.stack.settle();
  const outcome = await expectWhole(firm.stack, expectedOf);
  if (job.goOn) {
    await job.goOn();
    await firm.stack.settle();
    const after = await expectWhole(firm.stack, expectedOf);
    expect(after).toEqual({ ...outcome, doneMails: outcome.invoices, uncertainMails: 0 });
  }
  console.log(JSON.stringify({ name, steps: steps.length, kills: chosen.length, reached, ...outcome }));
  // Concurrent work may make a request more or less.
  expect(reached).toBeGreaterThanOrEqual(Math.floor(chosen.length * 0.75));
}
