import { AppError } from '../../shared/codes/errors.ts';
import { basisChanged } from '../../shared/codes/errors/invoices.ts';
import { lasting, leases } from '../../shared/lib/deadlines.ts';
import { invoiceRunPrefix, keys } from '../data/core/keys.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import {
  type Result,
  type StoredInvoiceRun,
  invoiceRunOf,
  invoiceRunTiming,
  stageRunResults,
} from './stores/invoice-run-store.ts';
import type { InvoiceContents } from './stores/invoice-contents.ts';
import { fitsTogether, maxCombinedProjects } from './stores/split-work-orders.ts';
import { runTaskSafely } from '../data/tasks/run-task.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';
import { requireBasis } from './basis.ts';
import { isStillOf } from './combined-groups.ts';
import { createInvoice, createLargeInvoice, isLarge, requireFree, takenBy } from './create-invoice.ts';
import { addInvoiceToError } from './created-invoice.ts';
import { readNext, contentsOfNext } from './next-invoice.ts';

/**
 * A step is an invoice: of a project, or of several that share it. It, or why a project has none, is stored together
 * with the progress, so nothing is done twice.
 */
export const invoiceRuns: TaskKind = {
  name: 'invoice-run',
  isOf: ({ pk }) => pk.startsWith(invoiceRunPrefix),
  timing: invoiceRunTiming,
  steps: 'shared',
  step: (task) => runStep(invoiceRunOf(task)),
  attemptsInRun: 5,
};

/**
 * For the caller who waits for it.
 * @param until deadline in milliseconds, after which the next caller or the job goes on
 * @returns the timestamp of the last change
 */
export function runInvoiceRunStep(runId: number, until: number): Promise<string | undefined> {
  return runTaskSafely(invoiceRuns, keys.invoiceRun(runId), { until, joins: true });
}

type RunProject = StoredInvoiceRun['projects'][number];
/** What is invoiced of a project, or why nothing is. */
type Outcome = { source: InvoiceContents } | { refusal: string };
const review = { takeAddingNothing: false };

async function runStep(run: StoredInvoiceRun): Promise<string | undefined> {
  const now = new Date();
  const outcomes = held(await Promise.all(nextOf(run).map((requested) => outcomeOf(run, requested, now))));
  const sources = outcomes.flatMap((outcome) => ('source' in outcome ? [outcome.source] : []));
  const [first, ...others] = sources;
  if (!first) return keep(run, outcomes, '');
  const unit = new UnitOfWork(run.userId);
  const stageAlso = (invoiceId: number) => stageRunResults(unit, run, resultsOf(outcomes, { invoiceId }), now);
  try {
    if (isLarge(first)) {
      await createLargeInvoice({ ...review, basis: nextOf(run)[0]!.basis, unit, now, stageAlso }, first);
    } else {
      await createInvoice({ ...review, unit, now, stageAlso }, first, ...others);
    }
    return unit.changedAt;
  } catch (error) {
    return keep(run, outcomes, refusalOf(error, run));
  }
}

/** The next project, with those that share its invoice. */
function nextOf({ projects, results }: StoredInvoiceRun): RunProject[] {
  const [first, ...others] = projects.slice(results.length, results.length + maxCombinedProjects);
  const end = others.findIndex(({ group }) => group === '' || group !== first!.group);
  return [first!, ...(end < 0 ? others : others.slice(0, end))];
}

async function outcomeOf(run: StoredInvoiceRun, requested: RunProject, now: Date): Promise<Outcome> {
  try {
    return { source: await readSource(requested, now) };
  } catch (error) {
    return { refusal: refusalOf(error, run) };
  }
}

/** @throws what keeps the project from being invoiced as it was checked */
async function readSource({ projectId, basis, group }: RunProject, now: Date): Promise<InvoiceContents> {
  const next = await readNext(projectId, { knownChangedAt: undefined, requireFree: () => requireFree(projectId, now) });
  try {
    const { source, document } = await contentsOfNext(next, now);
    requireBasis({ ...review, basis }, source, document);
    if (group !== '' && !isStillOf(group, next.context, source)) throw new AppError(basisChanged, notTogether);
    return takenBy(review, source);
  } catch (error) {
    throw await addInvoiceToError(error, { projectId, workOrderIds: next.workOrderIds, db: next.db });
  }
}

const notTogether = { message: 'Underlaget har ändrats. Projektet hör inte längre till samma samlingsfaktura.' };

/** The outcomes before the first that the invoice has no room for; that one is on the next invoice. */
function held(outcomes: readonly Outcome[]): Outcome[] {
  const counts: number[] = [];
  const end = outcomes.findIndex((outcome) => {
    if (!('source' in outcome)) return false;
    counts.push(outcome.source.workOrders.length);
    return counts.length > 1 && !fitsTogether(counts);
  });
  return end < 0 ? [...outcomes] : outcomes.slice(0, end);
}

function resultsOf(outcomes: readonly Outcome[], made: { invoiceId: number } | { refusal: string }): Result[] {
  return outcomes.map((outcome) => ({ invoiceId: null, refusal: '', ...('source' in outcome ? made : outcome) }));
}

/** An uncertain commit is settled by the next attempt: the run has continued if it succeeded. */
function refusalOf(error: unknown, { turnBeganAt }: StoredInvoiceRun): string {
  if (!(error instanceof AppError) || error.code === 'busy' || error.code === 'uncertain') throw error;
  const waitedMs = Date.now() - Date.parse(turnBeganAt);
  if (error.code === 'being_invoiced' && waitedMs < lasting(leases.othersInvoicing)) throw error;
  return error.message;
}

async function keep(run: StoredInvoiceRun, outcomes: readonly Outcome[], refusal: string): Promise<undefined> {
  const unit = new UnitOfWork(run.userId);
  stageRunResults(unit, run, resultsOf(outcomes, { refusal }), new Date());
  await unit.commit(null);
}
