import type { PdfOrigin } from './archival/archival-pdf.ts';
import type { RenderPdfEvent, RenderPdfResult } from './render-pdf.ts';
import { lambda } from '../platform/lambda.ts';
import { environment } from '../platform/environment.ts';

/** @param html a self-contained page, at most 6 MB as JSON (Lambda's limit) */
export async function renderPdf(html: string, origin: PdfOrigin): Promise<Uint8Array> {
  const event: RenderPdfEvent = { html, origin };
  const { client, InvokeCommand } = await lambda();
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: environment.pdfFunctionName(), Payload: JSON.stringify(event) }),
  );
  const answer = Payload?.transformToString() ?? '';
  if (FunctionError) throw new Error(`The PDF was not made: ${answer.slice(0, 1000)}`);
  const { pdf } = JSON.parse(answer) as RenderPdfResult;
  return Buffer.from(pdf, 'base64');
}
