import * as z from 'zod/mini';
import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { projectsOf } from '../../../shared/domain/invoice/projects-of.ts';
import type { InvoiceRun } from '../../../shared/schemas/invoice-run.ts';
import { leases } from '../../../shared/lib/deadlines.ts';
import { invoiceRunPrefix, keys } from '../../data/core/keys.ts';
import { type Item, findRecords, getItem, nextNumber } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { type Timing, advanced, dueNow, completed, leased, stageStep } from '../../data/tasks/task-store.ts';

const resultSchema = z.object({ invoiceId: z.nullable(z.int()), refusal: z.string() });
export type Result = z.output<typeof resultSchema>;

const storedSchema = z.object({
  userId: z.int(),
  projects: z.array(
    z.object({
      projectId: z.int(),
      projectCode: z.string(),
      basis: z.string(),
      /** The group of projects that share an invoice, which follow each other; empty for a project alone. */
      group: z._default(z.string(), ''),
    }),
  ),
  /** The results of the first projects, in their order. */
  results: z.array(resultSchema),
  state: z.enum(['Pending', 'Done']),
  /** When the current project began. */
  turnBeganAt: z.string(),
});
export type StoredInvoiceRun = z.output<typeof storedSchema> & { runId: number };

/** The lease is longer than an invoice takes. */
export const invoiceRunTiming: Timing = { leaseMs: leases.invoiceRun, longestWaitMs: 5 * 60_000 };
const retentionSeconds = 90 * 24 * 60 * 60;

type NewInvoiceRun = Pick<StoredInvoiceRun, 'projects'>;

/** Also notes it as its user's latest. */
export async function stageInvoiceRun(unit: UnitOfWork, { projects }: NewInvoiceRun, now: Date): Promise<number> {
  const runId = await nextNumber('invoice-run');
  const run: Omit<StoredInvoiceRun, 'runId'> = {
    userId: unit.userId,
    projects,
    results: [],
    state: 'Pending',
    turnBeganAt: now.toISOString(),
  };
  unit.put({ ...keys.invoiceRun(runId), ...run, done: 0, attempts: 0, ...dueNow(now) });
  unit.put({ ...keys.latestInvoiceRun(unit.userId), runId });
  return runId;
}

export function invoiceRunOf(item: Item): StoredInvoiceRun {
  return { runId: Number(item.pk.slice(invoiceRunPrefix.length)), ...storedSchema.parse(item) };
}

/** @throws not_found */
export async function getInvoiceRun(runId: number): Promise<StoredInvoiceRun> {
  const item = await getItem(keys.invoiceRun(runId));
  if (!item) throw new AppError(notFound);
  return invoiceRunOf(item);
}

export async function findLatestInvoiceRun(userId: number): Promise<StoredInvoiceRun | undefined> {
  const latest = await getItem(keys.latestInvoiceRun(userId));
  const item = latest && (await getItem(keys.invoiceRun(latest['runId'] as number)));
  return item && invoiceRunOf(item);
}

/** Stages the results of the next projects. Throws Contention on commit if another process has advanced the run. */
export function stageRunResults(unit: UnitOfWork, run: StoredInvoiceRun, next: readonly Result[], now: Date): void {
  const results = [...run.results, ...next];
  const done = results.length;
  const fields = { results, done, turnBeganAt: now.toISOString() };
  const change =
    done === run.projects.length
      ? completed({ ...fields, state: 'Done' }, { retentionSeconds, now })
      : advanced(fields, leased(invoiceRunTiming, now));
  stageStep(unit, keys.invoiceRun(run.runId), { done: run.results.length }, change);
}

/** With code and sum of each invoice as it is now; of a combined one, the sum of the project. */
export async function invoiceRunView({ runId, state, projects, results }: StoredInvoiceRun): Promise<InvoiceRun> {
  const records = await findRecords(results.map(({ invoiceId }) => ['invoice', invoiceId] as const));
  return {
    runId,
    state,
    total: projects.length,
    done: results.length,
    projects: projects.map(({ projectId, projectCode }, index) => {
      const { invoiceId = null, refusal = '' } = results[index] ?? {};
      const invoice = records.get('invoice', invoiceId)?.data;
      return {
        projectId,
        projectCode,
        invoiceId,
        invoiceCode: invoice?.invoiceCode ?? '',
        sumTotal: (invoice && projectsOf(invoice).find((one) => one.projectId === projectId)?.sumTotal) ?? null,
        refusal,
      };
    }),
  };
}
