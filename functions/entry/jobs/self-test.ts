import { log } from '../../platform/log.ts';
import { makeExcel, makePdf } from '../../operation/self-test/make-files.ts';

export type ProbeResult = { bytes: number; ms: number };
export type SelfTestResult = { pdf: ProbeResult; excel: ProbeResult };

/**
 * Makes a PDF and an Excel file in the deployed environment, which tests elsewhere cannot verify: after a deployment,
 * and daily, since AWS updates the Node runtime by itself. Both are tried, and the error names the failed ones.
 */
export async function handler(): Promise<SelfTestResult> {
  const [pdf, excel] = await Promise.allSettled([timed(() => makePdf(new Date())), timed(makeExcel)]);
  if (pdf.status === 'rejected' || excel.status === 'rejected') {
    throw new Error(`The self-test failed. ${[...faultOf('PDF', pdf), ...faultOf('Excel', excel)].join(' ')}`);
  }
  log('info', { event: 'self-test', pdfMs: pdf.value.ms, excelMs: excel.value.ms });
  return { pdf: pdf.value, excel: excel.value };
}

async function timed(make: () => Promise<number>): Promise<ProbeResult> {
  const start = performance.now();
  const bytes = await make();
  return { bytes, ms: Math.round(performance.now() - start) };
}

function faultOf(kind: string, result: PromiseSettledResult<ProbeResult>): string[] {
  return result.status === 'rejected' ? [`${kind}: ${String(result.reason)}`] : [];
}
