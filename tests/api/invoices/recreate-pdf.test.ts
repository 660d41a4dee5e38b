import { ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { s3 } from '../../../functions/runtime/clients/s3.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { downloadInvoice, getInvoice, recreateInvoicePdf } from '../../../shared/contract/invoices.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import type { Api } from '../../support/api.ts';
import { makeInvoice } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

let staff: Api;
let superAdmin: Api;
let maintainer: Api;

beforeAll(async () => {
  [staff, superAdmin, maintainer] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin'), logInAs('Developer')]);
  expect((await staff.result(getMeta)).maintainerInitials).toBe('CE');
});

/** The files of an invoice with how many versions there are of each. */
async function filesOf(invoiceId: number): Promise<Record<string, number>> {
  const { environment } = inject('stack');
  Object.assign(process.env, environment);
  const { Versions = [] } = await s3().send(
    new ListObjectVersionsCommand({ Bucket: environment['FILES_BUCKET'], Prefix: `invoices/${invoiceId}/` }),
  );
  const files: Record<string, number> = {};
  for (const { Key = '' } of Versions) files[Key] = (files[Key] ?? 0) + 1;
  return files;
}

describe('a PDF made anew', () => {
  it('is the maintainer’s alone to make', async () => {
    const { invoiceId } = await makeInvoice(staff, 'Created');
    for (const api of [staff, superAdmin]) {
      expect(await api.call(recreateInvoicePdf, { params: { invoiceId } })).toMatchObject({
        status: 403,
        json: { message: 'Bara den som förvaltar Klang får skapa om en fakturas PDF.' },
      });
    }
    const reply = await maintainer.call(recreateInvoicePdf, { params: { invoiceId } });
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.headers.get('cache-control')).toContain('no-store');
  });

  it('says what the invoice printed; the earlier file is kept, also as a file of its own', async () => {
    const { invoiceId, invoiceCode, project } = await makeInvoice(staff, 'Created');
    await staff.call(downloadInvoice, { params: { invoiceId } });
    const before = await staff.result(getInvoice, { params: { invoiceId } });
    const main = `invoices/${invoiceId}/${invoiceCode}.pdf`;
    expect(await filesOf(invoiceId)).toEqual({ [main]: 1 });

    await maintainer.result(recreateInvoicePdf, { params: { invoiceId } });
    const files = await filesOf(invoiceId);
    expect(files[main]).toBe(2);
    expect(Object.keys(files).filter((key) => key.startsWith(`invoices/${invoiceId}/earlier/`))).toHaveLength(1);
    const { version } = await staff.result(getInvoice, { params: { invoiceId } });
    expect(version).toBe(before.version);
    const [newest] = await staff.result(getLogOfProject, { params: project });
    expect(newest).toMatchObject({ message: `PDF:en för faktura ${invoiceCode} skapades om.`, userInitials: 'CE' });
  });
});
