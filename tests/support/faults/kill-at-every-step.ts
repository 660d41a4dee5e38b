import { expect, it } from 'vitest';
import { createCreditInvoice, createFromProject, listInvoices } from '../../../shared/contract/invoices.ts';
import { newKey } from '../api.ts';
import { expectWhole } from './expect-whole.ts';
import { type FaultyFirm, useFaultyFirm } from './faulty-firm.ts';
import { letAllPass } from './faulty-stack.ts';
import { patiently } from './patiently.ts';
import type { ServiceCall } from './service-call.ts';
import { post } from './post.ts';

/**
 * At every step, alternating before and after it, the other way around with the next seed; `KILL_EVERY=1` covers both.
 */
const every = Number(process.env['KILL_EVERY'] ?? 2);

let the: FaultyFirm;

export function setUpFirm(): void {
  the = useFaultyFirm();
}

type Moment = 'before' | 'after';
type Job = {
  /** Prepares the subjects of this many runs: projects to invoice, or invoices to credit. */
  prepare: (count: number) => Promise<Record<string, number>[]>;
  run: (about: Record<string, number>, key: string) => Promise<unknown>;
  invoices: number;
};

const makeDebits = async (size: number, count: number) => {
  const projects = await the.makeProjects(Array<number>(count).fill(size));
  const debits: { invoiceId: number; projectId: number }[] = [];
  for (const projectId of projects) {
    const { invoiceId } = await patiently(the.staff, createFromProject, { projectId });
    await post(invoiceId);
    debits.push({ invoiceId, projectId });
  }
  await the.stack.settle();
  return debits;
};

export const creating = (size: number): Job => ({
  prepare: async (count) =>
    (await the.makeProjects(Array<number>(count).fill(size))).map((projectId) => ({ projectId })),
  run: ({ projectId }, key) => patiently(the.staff, createFromProject, { projectId: projectId! }, key),
  invoices: 1,
});

export const crediting = (size: number): Job => ({
  prepare: (count) => makeDebits(size, count),
  run: ({ invoiceId }, key) => patiently(the.staff, createCreditInvoice, { invoiceId: invoiceId! }, key),
  invoices: 2,
});

/** A step is a request to a service; rendering a PDF changes nothing. */
const isStep = ({ service }: ServiceCall) => service !== 'lambda';

/** A complete run, to its last follow-up. @returns the names of its steps */
async function stepsOf(job: Job): Promise<string[]> {
  const [about] = await job.prepare(1);
  const steps: string[] = [];
  the.stack.rule = (call) => {
    if (isStep(call)) steps.push(`${call.service} ${call.operation || call.method}`);
    return 'pass';
  };
  await job.run(about!, newKey());
  await the.stack.settle();
  the.stack.rule = letAllPass;
  return steps;
}

/** Cuts the functions off at a step. @returns whether the run reached it */
async function runAndKill(job: Job, about: Record<string, number>, step: number, moment: Moment): Promise<boolean> {
  let count = 0;
  let victim: ServiceCall | undefined;
  let isKilled = false;
  const kill = async () => {
    isKilled = true;
    await the.stack.killFunctions();
  };
  the.stack.rule = async (call) => {
    if (!isStep(call)) return 'pass';
    count += 1;
    if (count !== step) return 'pass';
    victim = call;
    if (moment === 'after') return 'pass';
    await kill();
    return 'lost-before';
  };
  the.stack.onDone = async (call) => {
    if (call === victim && moment === 'after') await kill();
  };
  const key = newKey();
  let isAnswered = false;
  const asking = job.run(about, key).finally(() => (isAnswered = true));
  // The interrupted caller retries with the same key; part of the work may have to wait for the job.
  await the.stack.until(() => isAnswered || isKilled);
  do await the.stack.settle();
  // oxlint-disable-next-line no-unmodified-loop-condition -- the answer sets it
  while (!isAnswered);
  await the.stack.settle();
  the.stack.rule = letAllPass;
  the.stack.onDone = async () => {};
  expect(await job.run(about, key)).toEqual(await asking);
  return isKilled;
}

export function itSurvivesKills(name: string, job: Job, seed: number): void {
  it(
    'creates one invoice, loses nothing and leaves nothing behind, wherever it is interrupted',
    { timeout: 3_000_000 },
    () => killAtEveryStep(name, job, seed),
  );
}

/** Each kill is followed by everything that the job leaves; in the end nothing is lost, doubled or left over. */
async function killAtEveryStep(name: string, job: Job, seed: number): Promise<void> {
  const steps = await stepsOf(job);
  expect(steps.length).toBeGreaterThan(20);
  const all = steps.flatMap((_, index) =>
    (['before', 'after'] as const).map((moment) => ({ step: index + 1, moment })),
  );
  const chosen = all.filter(({ step }, index) => (index + step + seed) % every === 0);
  const abouts = await job.prepare(chosen.length);
  let reached = 0;
  for (const [index, { step, moment }] of chosen.entries()) {
    const about = abouts[index]!;
    const where = `${moment} step ${step}, ${steps[step - 1]}`;
    reached += Number(await runAndKill(job, about, step, moment));
    const { items } = await the.staff.result(listInvoices, { query: { itemsPerPage: 0 } });
    const ofProject = items.filter((row: any) => row.projectId === about['projectId']);
    expect(ofProject, where).toHaveLength(job.invoices);
  }
  await the.stack.settle();
  const outcome = await expectWhole(the.stack);
  console.log(JSON.stringify({ name, steps: steps.length, kills: chosen.length, reached, ...outcome }));
  // Concurrent work may make a request more or less.
  expect(reached).toBeGreaterThanOrEqual(Math.floor(chosen.length * 0.75));
}
