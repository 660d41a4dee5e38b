import { expect, it } from 'vitest';
import { checkProjects, continueInvoiceRun, startInvoiceRun } from '../../shared/contract/invoice-runs.ts';
import type { CheckedProject, InvoiceRun } from '../../shared/schemas/invoice-run.ts';
import { newKey } from '../support/api.ts';
import { expectWhole } from '../support/faults/expect-whole.ts';
import { useFaultyFirm } from '../support/faults/faulty-firm.ts';
import { letAllPass } from '../support/faults/faulty-stack.ts';
import { threeOfTenFail } from '../support/faults/three-of-ten-fail.ts';
import { byTier, seed } from '../support/tier.ts';

const projectsAtOnce = Number(process.env['FAULTY_PROJECTS'] ?? byTier(12, 200));
const runsAtOnce = byTier(3, 8);
const kills = byTier(1, 6);

const firm = useFaultyFirm();

async function start(projects: readonly CheckedProject[]): Promise<number> {
  const body = { projects: projects.map(({ projectId, basis }) => ({ projectId, basis })) };
  const idempotencyKey = newKey();
  for (;;) {
    const reply = await firm.staff.call(startInvoiceRun, { body, idempotencyKey }).catch(() => undefined);
    if (reply?.status === 200) return reply.json.result.runId;
  }
}

/** As the page does it, whatever fails. */
async function finish(runId: number): Promise<InvoiceRun> {
  for (;;) {
    const reply = await firm.staff.call(continueInvoiceRun, { params: { runId } }).catch(() => undefined);
    const run: InvoiceRun | undefined = reply?.status === 200 ? reply.json.result : undefined;
    if (run?.state === 'Done') return run;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it(
  'a firm with faults invoices many projects in runs at once, each once, numbered without a gap, while requests fail and functions are killed',
  { timeout: 1_500_000 },
  async () => {
    // One has more work orders than a transaction holds.
    const sizes = Array.from({ length: projectsAtOnce }, (_, index) => (index === 3 ? 45 : 2));
    const projectIds = await firm.makeProjects(sizes);
    const { projects } = await firm.staff.result(checkProjects, { body: { projectIds } });
    expect(projects).toHaveLength(projectsAtOnce);

    const faults = new Map<string, number>();
    firm.stack.rule = threeOfTenFail(seed(), faults);
    // Each run takes a share of its own, and the first quarter of the next one's, so that runs meet.
    const share = Math.ceil(projectsAtOnce / runsAtOnce);
    const taken = Array.from({ length: runsAtOnce }, (_, run) => [
      ...projects.slice(run * share, (run + 1) * share),
      ...projects.slice((run + 1) * share, (run + 1) * share + Math.ceil(share / 4)),
    ]);
    const runIds = await Promise.all(taken.map(start));
    const ending = Promise.all(runIds.map(finish));
    for (let kill = 0; kill < kills; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await firm.stack.killFunctions();
    }
    const runs = await ending;
    firm.stack.rule = letAllPass;
    await firm.stack.settle();

    const outcome = await expectWhole(firm.stack);
    const results = runs.flatMap((run) => run.projects);
    const made = results.filter(({ invoiceId }) => invoiceId !== null);
    const isMade = new Set(made.map(({ projectId }) => projectId));
    expect(results.filter(({ projectId }) => !isMade.has(projectId))).toEqual([]);
    expect(outcome.invoices).toBe(projectsAtOnce);
    expect(isMade.size).toBe(made.length);
    expect(made).toHaveLength(projectsAtOnce);
    // Whoever came second is told why.
    for (const { invoiceId, refusal } of results) expect(refusal === '').toBe(invoiceId !== null);
    expect(results.length - made.length).toBe(taken.flat().length - projectsAtOnce);
    console.log(JSON.stringify({ ...outcome, ...Object.fromEntries(faults) }));
  },
);
