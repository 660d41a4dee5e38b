import { beforeAll, describe, expect, it } from 'vitest';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { downloadInvoice, getInvoice, recreateInvoicePdf } from '../../../shared/contract/invoices.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import { archivedVersions, pdfFollowUp } from '../../support/invoice-archive.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { makeInvoice } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin, maintainer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

beforeAll(async () => {
  expect((await staff.result(getMeta)).maintainerInitials).toBe('CE');
});

describe('a recreated PDF', () => {
  it('can be made by the maintainer only', async () => {
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

  it('says what the invoice printed; the earlier one is kept as it was', async () => {
    const { invoiceId, invoiceCode, project } = await makeInvoice(staff, 'Created');
    await expect.poll(() => pdfFollowUp(staff, invoiceId), longPoll).toMatchObject({ state: 'Done' });
    const before = await staff.result(getInvoice, { params: { invoiceId } });
    const [first] = (await pdfFollowUp(staff, invoiceId)).files;

    await maintainer.result(recreateInvoicePdf, { params: { invoiceId } });
    const versions = await archivedVersions(invoiceId);
    expect(new Set(versions.map(({ key }) => key))).toEqual(new Set([`invoices/${invoiceId}/${invoiceCode}.pdf`]));
    const { files } = await pdfFollowUp(staff, invoiceId);
    expect(files.map(({ versionId }) => versionId)).toEqual(versions.map(({ versionId }) => versionId));
    expect(files[1]).toEqual(first);
    const { bytes } = await staff.call(downloadInvoice, { params: { invoiceId } });
    expect(bytes.length).toBe(files[0]!.bytes);
    const { version } = await staff.result(getInvoice, { params: { invoiceId } });
    expect(version).toBe(before.version);
    const [newest] = await staff.result(getLogOfProject, { params: project });
    expect(newest).toMatchObject({ message: `PDF:en för faktura ${invoiceCode} skapades om.`, userInitials: 'CE' });
  });
});
