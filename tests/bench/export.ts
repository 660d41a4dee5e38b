import type { Route } from '../../shared/contract/route.ts';
import { exportList } from '../../shared/contract/spreadsheets.ts';
import { exportDetailed } from '../../shared/contract/work-orders.ts';
import { makeProduct, makeProject, makeWorkOrder, priceAllProducts } from '../support/builders.ts';
import { inParallel } from '../support/bulk/in-parallel.ts';
import { inNewProcess, median, onStack, print, quantile } from './runner.ts';
import { timed } from './timed.ts';
import { type LongWritten, type WrittenSheet, sheetKinds, sampleRows } from './written-sheets.ts';

const linesOfOne = 100;

/** Over HTTP, from the request to the complete file; and writing it alone, in a new process each, with its peak memory. */
export const benchExport = (rows = 10_000, rounds = 5) =>
  onStack({ seed: 'empty' }, async ({ logIn }) => {
    const api = await logIn('SuperAdmin');
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
    const figures: object[] = [];
    for (const [kind, [route, body]] of Object.entries(calls)) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { ms, result: reply } = await timed(() => api.call(route, { body }));
        if (reply.status !== 200) throw new Error(`${route.name} answered ${reply.status}.`);
        times.push(ms);
        bytes = reply.bytes.length;
      }
      const { ms: writtenMs, peakMb } = await inNewProcess<WrittenSheet>('write-sheet.ts', [kind, String(rows)]);
      const slowestMs = quantile(times, 1);
      figures.push({ kind, rows, medianMs: median(times), slowestMs, fileKb: bytes / 1000, writtenMs, peakMb });
    }
    print('Exports', figures);
  });

export async function benchLongExports(sizes = [10_000, 50_000, 100_000]): Promise<void> {
  const figures: LongWritten[] = [];
  for (const size of sizes) figures.push(await inNewProcess('write-long-list.ts', [String(size)], ['--expose-gc']));
  print('Exports in the background', figures);
}
