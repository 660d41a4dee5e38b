import { describe, expect, it } from 'vitest';
import { makeExcel } from '../../../../../functions/operation/self-test/make-files.ts';
import { lambdaStandIn } from '../../../../support/lambda-stand-in.ts';
import { runNode } from '../../../../support/run-node.ts';

/** Runs the job in a separate process, whose clients use the stand-in. */
async function runJob(answer: Parameters<typeof lambdaStandIn>[0]) {
  const lambda = await lambdaStandIn(answer);
  const script = `
    const { handler } = await import('./functions/entry/jobs/self-test.ts');
    console.log(await handler().then(JSON.stringify, String));
  `;
  try {
    const { output } = await runNode(['--input-type=module-typescript', '-e', script], {
      ...lambda.environment,
      PDF_FUNCTION_NAME: 'RenderPdf',
    });
    return { output, asked: lambda.asked };
  } finally {
    await lambda.close();
  }
}
const made = (text: string) => ({ payload: { pdf: Buffer.from(text).toString('base64') } });

describe('the self-test', () => {
  it('tells how large a PDF and an Excel file it made, by the function that makes PDFs', async () => {
    const { output, asked } = await runJob(() => made('%PDF-1.7 … %%EOF\n'));
    expect(asked).toEqual(['RenderPdf']);
    const { pdf, excel } = JSON.parse(output.trim().split('\n').at(-1)!);
    expect(pdf.bytes).toBe(Buffer.byteLength('%PDF-1.7 … %%EOF\n'));
    expect(excel.bytes).toBeGreaterThan(4_000);
  });

  it.each([
    [
      'the browser does not start',
      { error: 'Unhandled', payload: { errorMessage: 'Failed to launch' } },
      'Failed to launch',
    ],
    ['the PDF is cut off', made('%PDF-1.7 …'), 'not a PDF: 12 bytes'],
  ])('fails, and says so, where %s', async (_, answer, said) => {
    const { output } = await runJob(() => answer);
    expect(output).toContain('The self-test failed. PDF: ');
    expect(output).toContain(said);
    expect(output).not.toContain('Excel');
  });

  it('makes an Excel file that reads as it was written, formulas as text and sums as sums', async () => {
    expect(await makeExcel()).toBeGreaterThan(4_000);
  });
});
