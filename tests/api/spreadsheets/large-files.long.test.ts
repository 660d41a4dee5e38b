import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { downloadInvoice } from '../../../shared/contract/invoices.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { exportList } from '../../../shared/contract/spreadsheets.ts';
import { exportDetailed, exportQuotation, listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { Api } from '../../support/api.ts';
import { readSheets } from '../../support/spreadsheet.ts';

/** A separate stack with a small response limit. */
let stack: LocalStack;
let staff: Api;
beforeAll(async () => {
  stack = await startLocalStack({
    seed: 'demo',
    schedules: false,
    quiet: true,
    environment: { MAX_FILE_BYTES: '3000' },
  });
  staff = await Api.logIn(stack.url, 'AL', 'tallbarr');
});
afterAll(() => stack.close());

const sheet = {
  name: 'Långa listan',
  columns: [{ heading: 'Kund', format: 'text' }],
  rows: Array.from({ length: 500 }, (_, row) => [`Ängens Bygg ${row}`]),
};

async function linkOf(route: Route, body: object): Promise<{ url: string; fileName: string }> {
  const reply = await staff.call(route, { body });
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return reply.json.result;
}

describe('a file above the response limit', () => {
  it('is fetched from S3 by the link that is answered, under its own name', async () => {
    const { url, fileName } = await linkOf(exportList, sheet);
    expect(fileName).toBe('Långa listan.xlsx');
    const fetched = await fetch(url);
    expect(fetched.status).toBe(200);
    expect(fetched.headers.get('content-disposition')).toContain(`filename*=UTF-8''L%C3%A5nga%20listan.xlsx`);
    expect(fetched.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(fetched.headers.get('cache-control')).toBe('private, no-store');
    expect(readSheets(new Uint8Array(await fetched.arrayBuffer()))[0]!.rows).toHaveLength(501);
  });

  it('is the work orders of a project in both templates, too', async () => {
    const { items } = await staff.result(listWorkOrders, { query: { itemsPerPage: 1 } });
    const { projectCode } = items[0];
    for (const [route, word, heading] of [
      [exportQuotation, 'offert', 'Offert'],
      [exportDetailed, 'detaljerad', 'Insats'],
    ] as const) {
      const { url, fileName } = await linkOf(route, { projectCode });
      expect(fileName).toBe(`${projectCode} - Insatser (${word}).xlsx`);
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      expect(readSheets(bytes)[0]!.rows[0]).toContain(heading);
    }
  });

  it('can be downloaded by the link only, which is valid for minutes and this file', async () => {
    const { url } = await linkOf(exportList, sheet);
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300);
    const unsigned = new URL(url);
    unsigned.search = '';
    expect((await fetch(unsigned)).status).toBe(403);
    const another = await linkOf(exportList, { ...sheet, name: 'En annan' });
    const swapped = new URL(url);
    swapped.pathname = new URL(another.url).pathname;
    expect((await fetch(swapped)).status).toBe(403);
  });

  it('is neither created nor linked for signed-out callers', async () => {
    const reply = await new Api(stack.url).call(exportList, { body: sheet });
    expect(reply.status).toBe(401);
  });

  it('is refused as too large where links are unavailable', async () => {
    const reply = await staff.call(downloadInvoice, { params: { invoiceId: 1 } });
    expect(reply).toMatchObject({ status: 413, json: { message: expect.stringMatching(/^Filen blir för stor/) } });
  });
});
