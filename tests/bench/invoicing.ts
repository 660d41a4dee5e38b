import { performance } from 'node:perf_hooks';
import { localUsers } from '../../functions/demo/local-users.ts';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
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
import { type Counts, ServiceCounts } from './service-counts.ts';

export type InvoicingFigures = {
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
export async function benchInvoicing(): Promise<InvoicingFigures[]> {
  await buildAll();
  await synthesize();
  const services = new ServiceCounts();
  const stack = await startLocalStack({ seed: 'empty', schedules: false, between: services.between });
  // The bench's own requests are not counted.
  Object.assign(process.env, stack.environment, {
    AWS_ENDPOINT_URL_DYNAMODB: stack.dynamodbUrl,
    AWS_ENDPOINT_URL_S3: stack.s3Url,
  });
  try {
    const logIn = (role: string) => {
      const { initials, pin } = localUsers.find((user) => user.role === role)!;
      return Api.logIn(stack.url, initials, pin);
    };
    const api = await logIn('Staff');
    const firm = await Firm.make(await logIn('SuperAdmin'));
    const figures: InvoicingFigures[] = [];
    for (const [lines, runs] of runsOf) {
      const all = new Map<string, Run[]>();
      const timed = async (what: string, route: Route, params: Record<string, number>) => {
        services.reset();
        const start = performance.now();
        const reply = await api.call(route, { params, idempotencyKey: newKey() });
        if (reply.status !== 200) throw new Error(`${what} was answered with ${reply.status}.`);
        const run = { ms: performance.now() - start, counts: services.counts };
        all.set(what, [...(all.get(what) ?? []), run]);
        return reply.json?.result;
      };
      const projectIds = await firm.makeProjects(Array<number>(runs).fill(lines));
      for (const [run, projectId] of projectIds.entries()) {
        progress(`${lines} lines, ${run + 1} of ${runs}`);
        await services.quiet();
        await timed('preview, HTML', createPreviewFromProject, { projectId });
        await stack.killFunctions();
        await timed('preview, PDF, cold', createPreviewPdfFromProject, { projectId });
        await timed('preview, PDF, warm', createPreviewPdfFromProject, { projectId });
        const { invoiceId } = await timed('create', createFromProject, { projectId });
        await timed('PDF, made or in the making', downloadInvoice, { invoiceId });
        await timed('PDF from the archive', downloadInvoice, { invoiceId });
        await services.quiet();
        await post(invoiceId);
        await timed('credit', createCreditInvoice, { invoiceId });
      }
      for (const [what, some] of all) figures.push(figuresOf(lines, what, some, figures));
    }
    return figures;
  } finally {
    await stack.close();
    await services.close();
  }
}

function figuresOf(lines: number, what: string, runs: readonly Run[], before: readonly InvoicingFigures[]) {
  const times = runs.map(({ ms }) => ms);
  const medianMs = quantile(times, 0.5);
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

/** Progress, since the bench takes minutes. */
function progress(what: string): void {
  process.stderr.write(`${what}\n`);
}

export function printInvoicing(figures: readonly InvoicingFigures[]): void {
  console.log('\nInvoicing a project through the host; requests to DynamoDB and S3 counted');
  console.table(figures.map(rounded));
  const msOf = (what: string, lines: number) =>
    figures.find((one) => one.what === what && one.lines === lines)?.medianMs ?? Number.NaN;
  for (const lines of new Set(figures.map((one) => one.lines))) {
    const ratio = msOf('preview, PDF, cold', lines) / msOf('preview, PDF, warm', lines);
    console.log(`A cold PDF of ${lines} lines takes ${ratio.toFixed(1)} times as long as a warm one.`);
  }
}
