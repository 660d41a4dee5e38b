import { execFile } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import type { Route } from '../../shared/contract/route.ts';
import { exportList } from '../../shared/contract/spreadsheets.ts';
import { exportDetailed } from '../../shared/contract/work-orders.ts';
import { Api } from '../support/api.ts';
import { makeProduct, makeProject, makeWorkOrder, priceAllProducts } from '../support/builders.ts';
import { inParallel } from '../support/bulk/in-parallel.ts';
import { quantile, rounded } from './figures.ts';
import { type LongWritten, type WrittenSheet, sheetKinds, sampleRows } from './written-sheets.ts';

export type ExportFigures = {
  kind: string;
  rows: number;
  /** Over HTTP, from the request to the complete file. */
  medianMs: number;
  slowestMs: number;
  fileKb: number;
  /** Writing the file alone, in a new process each, with that process's peak memory. */
  writtenMs: number;
  peakMb: number;
};

const linesOfOne = 100;

export async function benchExport(rows = 10_000, rounds = 5): Promise<ExportFigures[]> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'empty', schedules: false });
  try {
    const { initials, pin } = stack.users.find(({ role }) => role === 'SuperAdmin')!;
    const api = await Api.logIn(stack.url, initials, pin);
    const [rate, rent] = [await makeProduct(api), await makeProduct(api, { productType: 'Rent' })];
    await priceAllProducts(api, 1_250);
    const { projectId, projectCode } = await makeProject(api);
    const items = Array.from({ length: linesOfOne }, (_, index) =>
      index % 4 === 3
        ? { productId: rent.productId, quantity: 1 + (index % 5) }
        : { productId: rate.productId, hoursEstimated: 8, workedHours: 7.5, invoiceableHours: (index % 16) / 2 },
    );
    await inParallel(Array.from({ length: rows / linesOfOne }), 8, (_, index) =>
      makeWorkOrder(api, projectId, { status: 'Registered', invoiceNote: `Mätning i sal ${index + 1}`, items }),
    );
    const calls: Record<keyof typeof sheetKinds, [Route, unknown]> = {
      list: [exportList, { name: 'Insatser', ...sampleRows(rows) }],
      detailed: [exportDetailed, { projectCode }],
    };
    const figures: ExportFigures[] = [];
    for (const [kind, [route, body]] of Object.entries(calls)) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now();
        const reply = await api.call(route, { body });
        times.push(performance.now() - start);
        if (reply.status !== 200) throw new Error(`${route.name} answered ${reply.status}.`);
        bytes = reply.bytes.length;
      }
      const { ms, peakMb } = await writtenInNewProcess(kind, rows);
      figures.push({
        kind,
        rows,
        medianMs: quantile(times, 0.5),
        slowestMs: quantile(times, 1),
        fileKb: bytes / 1000,
        writtenMs: ms,
        peakMb,
      });
    }
    return figures;
  } finally {
    await stack.close();
  }
}

async function writtenInNewProcess(kind: string, rows: number): Promise<WrittenSheet> {
  const script = fileURLToPath(new URL('write-sheet.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, kind, String(rows)]);
  return JSON.parse(stdout) as WrittenSheet;
}

export async function benchLongExports(sizes = [10_000, 50_000, 100_000]): Promise<LongWritten[]> {
  const script = fileURLToPath(new URL('write-long-list.ts', import.meta.url));
  const figures: LongWritten[] = [];
  for (const size of sizes) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, String(size)]);
    figures.push(JSON.parse(stdout) as LongWritten);
  }
  return figures;
}

export function printLongExports(figures: LongWritten[]): void {
  console.log('\nExports in the background');
  console.table(figures.map(rounded));
}

export function printExport(figures: ExportFigures[]): void {
  console.log('\nExports');
  console.table(figures.map(rounded));
}
