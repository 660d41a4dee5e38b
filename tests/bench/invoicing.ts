import {
  createCreditInvoice,
  createFromProject,
  createPreviewFromProject,
  createPreviewPdfFromProject,
  downloadInvoice,
} from '../../shared/contract/invoices.ts';
import type { Route } from '../../shared/contract/route.ts';
import { newKey } from '../support/api.ts';
import { post } from '../support/faults/post.ts';
import { Firm } from '../support/faults/work.ts';
import { median, print, progress, quantile } from './runner.ts';
import { timed } from './timed.ts';
import { type Counts, onCountedStack } from './service-counts.ts';

type InvoicingFigures = {
  lines: number;
  what: string;
  medianMs: number;
  slowestMs: number;
  msPerLine: number;
  timesSmallest: number;
} & Counts;

/** Each invoice needs a project of its own: work can be invoiced only once. */
const runsOf: readonly (readonly [lines: number, runs: number])[] = [
  [20, 10],
  [500, 3],
  [1000, 2],
];

type Run = { ms: number; counts: Counts };

/**
 * Invoices projects over HTTP, from preview to credit. A PDF is cold when the functions have just started: it then
 * includes the browser's start. The counts cover the call and what its writes trigger meanwhile.
 */
export const benchInvoicing = (sizes = runsOf) =>
  onCountedStack({ seed: 'empty' }, async ({ logIn, killFunctions, services }) => {
    const api = await logIn('Staff');
    const firm = await Firm.make(await logIn('SuperAdmin'));
    const figures: InvoicingFigures[] = [];
    for (const [lines, runs] of sizes) {
      const all = new Map<string, Run[]>();
      const measure = async (what: string, route: Route, params: Record<string, number>) => {
        services.reset();
        const { ms, result: reply } = await timed(() => api.call(route, { params, idempotencyKey: newKey() }));
        if (reply.status !== 200) throw new Error(`${what} was answered with ${reply.status}.`);
        all.set(what, [...(all.get(what) ?? []), { ms, counts: services.counts }]);
        return reply.json?.result;
      };
      const projectIds = await firm.makeProjects(Array<number>(runs).fill(lines));
      for (const [run, projectId] of projectIds.entries()) {
        progress(`${lines} lines, ${run + 1} of ${runs}`);
        await services.quiet();
        await measure('preview, HTML', createPreviewFromProject, { projectId });
        await killFunctions();
        await measure('preview, PDF, cold', createPreviewPdfFromProject, { projectId });
        await measure('preview, PDF, warm', createPreviewPdfFromProject, { projectId });
        const { invoiceId } = await measure('create', createFromProject, { projectId });
        await measure('PDF, made or in the making', downloadInvoice, { invoiceId });
        await measure('PDF from the archive', downloadInvoice, { invoiceId });
        await services.quiet();
        await post(invoiceId);
        await measure('credit', createCreditInvoice, { invoiceId });
      }
      for (const [what, some] of all) figures.push(figuresOf(lines, what, some, figures));
    }
    print('Invoicing a project through the host; requests to DynamoDB and S3 counted', figures);
    const msOf = (what: string, lines: number) =>
      figures.find((one) => one.what === what && one.lines === lines)?.medianMs ?? Number.NaN;
    for (const [lines] of sizes) {
      const ratio = msOf('preview, PDF, cold', lines) / msOf('preview, PDF, warm', lines);
      console.log(`A cold PDF of ${lines} lines takes ${ratio.toFixed(1)} times as long as a warm one.`);
    }
  });

function figuresOf(lines: number, what: string, runs: readonly Run[], before: readonly InvoicingFigures[]) {
  const times = runs.map(({ ms }) => ms);
  const medianMs = median(times);
  const smallest = before.find((one) => one.what === what)?.medianMs ?? medianMs;
  const counts = runs.toSorted((a, b) => a.ms - b.ms)[Math.floor(runs.length / 2)]!.counts;
  return {
    lines,
    what,
    medianMs,
    slowestMs: quantile(times, 1),
    msPerLine: medianMs / lines,
    timesSmallest: medianMs / smallest,
    ...counts,
  };
}
