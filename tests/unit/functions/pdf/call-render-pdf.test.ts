import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Pdf from '../../../../functions/pdf/call-render-pdf.ts';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { handler } from '../../../../functions/pdf/render-pdf.ts';
import { readPdf } from '../../../support/pdf-text.ts';

/** Speaks Lambda's protocol and runs the real function. */
const lambda = createServer((request, response) => {
  void text(request)
    .then((body) => handler(JSON.parse(body)))
    .then(
      (result) => response.end(JSON.stringify(result)),
      (error: Error) => {
        response.setHeader('x-amz-function-error', 'Unhandled');
        response.end(JSON.stringify({ errorType: error.name, errorMessage: error.message }));
      },
    );
});

let gateway: typeof Pdf;
beforeAll(async () => {
  await new Promise<void>((resolve) => lambda.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PDF_FUNCTION_NAME', 'render-pdf');
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', `http://127.0.0.1:${(lambda.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-north-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'LOKALNYCKEL');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'lokal-hemlighet');
  // Clients are created once per process, for the endpoint of their first use.
  vi.resetModules();
  gateway = await import('../../../../functions/pdf/call-render-pdf.ts');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  lambda.closeAllConnections();
  await new Promise((resolve) => lambda.close(resolve));
  await closeBrowser();
});

const nobodys = { author: '', createdAt: '2026-11-20T09:30:00.000Z' };

it('the call of the PDF function gives the PDF that the function made', async () => {
  const { pages } = await readPdf(await gateway.renderPdf('<html><head></head><p>Räksmörgås</p></html>', nobodys));
  expect(pages[0]).toContain('Räksmörgås');
});

it('the call of the PDF function fails when the function failed, and says why', async () => {
  await expect(gateway.renderPdf('ingen sida', nobodys)).rejects.toThrow('The page has no head.');
});

it('those who ask for the same PDF at the same time share the work, also when it fails', async () => {
  const event = { html: '<html><head></head><p>Räksmörgås</p></html>', origin: nobodys };
  const [one, other] = await Promise.all([handler(event), handler({ ...event })]);
  expect(other).toBe(one);
  expect(await handler(event)).not.toBe(one);
  const failing = { html: 'ingen sida', origin: nobodys };
  const failed = await Promise.allSettled([handler(failing), handler(failing), handler(event)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  await expect(handler(failing)).rejects.toThrow('The page has no head.');
});
