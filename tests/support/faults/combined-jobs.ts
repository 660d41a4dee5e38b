import { checkProjects, continueInvoiceRun, startInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import type { InvoiceRun } from '../../../shared/schemas/invoice-run.ts';
import { type Job, firm } from './kill-at-every-step.ts';
import { patiently } from './patiently.ts';
import { hourPrice } from './work.ts';

/** A run that invoices two projects together, each with two work orders. */
export function combining(): Job {
  const wanted = new Map<number, { projectId: number; basis: string; group: string }[]>();
  return {
    prepare: async (count) => {
      const projectIds = await firm.makeProjects(Array<number>(2 * count).fill(2));
      return Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const pair = projectIds.slice(2 * index, 2 * index + 2);
          const { projects } = await firm.staff.result(checkProjects, { body: { projectIds: pair } });
          wanted.set(
            pair[0]!,
            projects.map(({ projectId, basis, group }: any) => ({ projectId, basis, group })),
          );
          return { projectId: pair[0]! };
        }),
      );
    },
    run: async ({ projectId }, key) => {
      const body = { projects: wanted.get(projectId!)! };
      const { runId } = await patiently(firm.staff, startInvoiceRun, {}, key, body);
      for (;;) {
        const run: InvoiceRun = await patiently(firm.staff, continueInvoiceRun, { runId });
        if (run.state === 'Done') return run.projects.map(({ invoiceId, refusal }) => ({ invoiceId, refusal }));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    invoices: 1,
    expects: {
      invoices: [{ lines: 4, net: 8 * hourPrice, takesWork: true }],
      frozenPrice: hourPrice,
      charged: null,
    },
  };
}
