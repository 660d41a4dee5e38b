import { createHash } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { archiveFile, invoicePdfKey } from '../../../functions/invoices/stores/invoice-archive.ts';
import { s3 } from '../../../functions/platform/s3.ts';
import { downloadInvoice, mailInvoiceAgain, recreateInvoicePdf } from '../../../shared/contract/invoices.ts';
import type { ArchivedFile } from '../../../shared/schemas/invoice.ts';
import { archiveBucket, archivedVersions, pdfFollowUp, setArchivedFiles } from '../../support/invoice-archive.ts';
import { longPoll, mailOf } from '../../support/invoice-mails.ts';
import { makeInvoice } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, maintainer] = await Promise.all([logInAs('Staff'), logInAs('Developer')]);

const damaged = 'PDF:en i arkivet är inte den som sparades, så den lämnas inte ut. Den som sköter driften har larmats.';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function archivedInvoice(): Promise<{ invoiceId: number; invoiceCode: string; file: ArchivedFile }> {
  const { invoiceId, invoiceCode } = await makeInvoice(staff, 'Created');
  await expect.poll(() => pdfFollowUp(staff, invoiceId), longPoll).toMatchObject({ state: 'Done' });
  const [file] = (await pdfFollowUp(staff, invoiceId)).files;
  return { invoiceId, invoiceCode, file: file! };
}

async function download(invoiceId: number): Promise<Uint8Array> {
  const reply = await staff.call(downloadInvoice, { params: { invoiceId } });
  expect(reply.status).toBe(200);
  return reply.bytes;
}

describe('the archive of invoices', () => {
  it('shows the checksum on the invoice, and returns exactly that file', async () => {
    const { invoiceId, file } = await archivedInvoice();
    const bytes = await download(invoiceId);
    expect(file).toEqual({
      versionId: (await archivedVersions(invoiceId))[0]!.versionId,
      bytes: bytes.length,
      sha256: sha256(bytes),
      archivedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('prevents deletion of a version, and returns the same file after an overwrite', async () => {
    const { invoiceId, invoiceCode, file } = await archivedInvoice();
    const bytes = await download(invoiceId);
    const place = { Bucket: archiveBucket(), Key: invoicePdfKey(invoiceId, invoiceCode) };
    await expect(
      (await s3()).client.send(new DeleteObjectCommand({ ...place, VersionId: file.versionId })),
    ).rejects.toMatchObject({
      name: 'AccessDenied',
      $metadata: { httpStatusCode: 403 },
    });
    await (await s3()).client.send(new PutObjectCommand({ ...place, Body: 'en annan', ChecksumAlgorithm: 'SHA256' }));
    expect(await download(invoiceId)).toEqual(bytes);
    await (await s3()).client.send(new DeleteObjectCommand(place));
    expect(await download(invoiceId)).toEqual(bytes);
  });

  it('refuses to return a file that differs from the archived one', async () => {
    const { invoiceId, file } = await archivedInvoice();
    for (const other of [
      { ...file, sha256: sha256(Buffer.from('en annan')) },
      { ...file, bytes: file.bytes + 1 },
      { ...file, versionId: 'A'.repeat(32) },
    ]) {
      await setArchivedFiles(invoiceId, [other]);
      expect(await staff.call(downloadInvoice, { params: { invoiceId } })).toMatchObject({
        status: 500,
        json: { message: damaged },
      });
    }
    await setArchivedFiles(invoiceId, [file]);
    expect((await download(invoiceId)).length).toBe(file.bytes);
  });

  it.runIf(inAll)('refuses to mail a file that differs from the archived one, and says so on the invoice', async () => {
    const { invoiceId, file } = await archivedInvoice();
    await setArchivedFiles(invoiceId, [{ ...file, sha256: sha256(Buffer.from('en annan')) }]);
    const email = 'ekonomi@kunden.example';
    const { followUpId } = await staff.result(mailInvoiceAgain, { params: { invoiceId }, body: { email } });
    await expect
      .poll(() => mailOf(staff, invoiceId, followUpId), longPoll)
      .toMatchObject({ state: 'Pending', lastError: damaged });
  });

  it.runIf(inAll)('uses the file of an interrupted attempt', async () => {
    const { invoiceId, invoiceCode } = await archivedInvoice();
    const left = await archiveFile(invoicePdfKey(invoiceId, invoiceCode), Buffer.from('%PDF som blev kvar'), {
      contentType: 'application/pdf',
    });
    await setArchivedFiles(invoiceId, []);
    const email = 'ekonomi@kunden.example';
    const { followUpId } = await staff.result(mailInvoiceAgain, { params: { invoiceId }, body: { email } });
    await expect.poll(() => mailOf(staff, invoiceId, followUpId), longPoll).toMatchObject({ state: 'Done' });
    expect((await pdfFollowUp(staff, invoiceId)).files).toMatchObject([{ versionId: left, bytes: 18 }]);
  });

  it.runIf(inAll)('makes each recreated PDF current once, with concurrent callers too', async () => {
    const { invoiceId, file } = await archivedInvoice();
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => maintainer.call(recreateInvoicePdf, { params: { invoiceId } })),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { files } = await pdfFollowUp(staff, invoiceId);
    expect(files).toHaveLength(5);
    expect(files.at(-1)).toEqual(file);
    const versions = (await archivedVersions(invoiceId)).map(({ versionId }) => versionId);
    expect(files.map(({ versionId }) => versionId).toSorted()).toEqual(versions.toSorted());
    expect(sha256(await download(invoiceId))).toBe(files[0]!.sha256);
  });
});
