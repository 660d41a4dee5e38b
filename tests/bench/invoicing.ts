import { performance } from 'node:perf_hooks';
import { localUsers } from '../../functions/demo/local-users.ts';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/local/stack.ts';
import {
  createCreditInvoice,
  createFromProject,
  createPreviewFromProject,
  createPreviewPdfFromProject,
  downloadInvoice,
} from '../../shared/contract/invoices.ts';
import type { Route } from '../../shared/contract/route.ts';
import { Api, newKey } from '../support/api.ts';
import { post } from '../support/faults/post.ts';
import { Firm } from '../support/faults/work.ts';
import { quantile, rounded } from './figures.ts';

export type InvoicingFigures = { lines: number; what: string; medianMs: number; slowestMs: number };

/** Each invoice has a project of its own: what is invoiced is so but once. */
const runsOf: Record<number, number> = { 20: 10, 500: 3, 1000: 2 };

/**
 * Invoices projects through the host, from the preview to the credit, over HTTP. A PDF is cold where the functions have
 * just started: it then takes in the browser's start.
 */
export async function benchInvoicing(): Promise<InvoicingFigures[]> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'empty', schedules: false });
  Object.assign(process.env, stack.environment);
  try {
    const logIn = (role: string) => {
      const { initials, pin } = localUsers.find((user) => user.role === role)!;
      return Api.logIn(stack.url, initials, pin);
    };
    const api = await logIn('Staff');
    const firm = await Firm.make(await logIn('SuperAdmin'));
    const figures: InvoicingFigures[] = [];
    for (const [lines, runs] of Object.entries(runsOf).map(([key, value]) => [Number(key), value] as const)) {
      const times = new Map<string, number[]>();
      const timed = async (what: string, route: Route, params: Record<string, number>) => {
        const start = performance.now();
        const reply = await api.call(route, { params, idempotencyKey: newKey() });
        if (reply.status !== 200) throw new Error(`${what} was answered with ${reply.status}.`);
        times.set(what, [...(times.get(what) ?? []), performance.now() - start]);
        return reply.json?.result;
      };
      for (const projectId of await firm.makeProjects(Array<number>(runs).fill(lines))) {
        await timed('preview', createPreviewFromProject, { projectId });
        await stack.killFunctions();
        await timed('PDF of the preview, cold', createPreviewPdfFromProject, { projectId });
        await timed('PDF of the preview, warm', createPreviewPdfFromProject, { projectId });
        const { invoiceId } = await timed('create', createFromProject, { projectId });
        await timed('download, made or in the making', downloadInvoice, { invoiceId });
        await timed('download', downloadInvoice, { invoiceId });
        await post(invoiceId);
        await timed('credit', createCreditInvoice, { invoiceId });
      }
      for (const [what, ms] of times) {
        figures.push({ lines, what, medianMs: quantile(ms, 0.5), slowestMs: quantile(ms, 1) });
      }
    }
    return figures;
  } finally {
    await stack.close();
  }
}

export function printInvoicing(figures: readonly InvoicingFigures[]): void {
  console.log('\nInvoicing a project through the host');
  console.table(figures.map(rounded));
}
