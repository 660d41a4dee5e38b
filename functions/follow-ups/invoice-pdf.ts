import { AppError } from '../../shared/codes/errors.ts';
import type { ArchivedFile as KnownFile } from '../../shared/schemas/invoice.ts';
import {
  type ArchivedFile,
  archivePdf,
  fingerprintOf,
  invoicePdfKey,
  isSame,
  readArchived,
} from '../gateways/invoice-archive.ts';
import { renderInvoicePdf } from './render-invoice-pdf.ts';
import { countForAlarm } from '../platform/log.ts';
import { archivedFiles, keepArchived } from '../stores/invoices/archived-file-store.ts';
import { type WholeInvoice, printedInvoice } from '../stores/invoices/invoice-lines.ts';

/**
 * The invoice's PDF: the one in force, else the one that is archived, else made now and archived.
 * @throws damaged_pdf when the archive has not the bytes that were archived
 */
export async function storedInvoicePdf(invoice: WholeInvoice): Promise<Uint8Array> {
  const [inForce] = await archivedFiles(invoice.id);
  return inForce ? verified(invoice, inForce) : (await archived(invoice)).content;
}

/** The same, and keeps with the invoice by what it is known again. */
export async function archiveInvoicePdf(invoice: WholeInvoice): Promise<Uint8Array> {
  const [inForce] = await archivedFiles(invoice.id);
  if (inForce) return verified(invoice, inForce);
  const file = await archived(invoice);
  // Who was first has said which one is in force.
  return (await keep(invoice, file, undefined)) ? file.content : storedInvoicePdf(invoice);
}

/** Makes the PDF anew from what the invoice printed, and puts it in force. The archive keeps the one before as it was. */
export async function remakeInvoicePdf(invoice: WholeInvoice): Promise<void> {
  const content = await render(invoice);
  const versionId = await archivePdf(keyOf(invoice), content);
  if (!versionId) throw new Error('The archive took no new version.');
  for (;;) {
    const [inForce] = await archivedFiles(invoice.id);
    if (await keep(invoice, { content, versionId }, inForce)) return;
  }
}

function keep({ id }: WholeInvoice, file: ArchivedFile, replaced: KnownFile | undefined): Promise<boolean> {
  return keepArchived(id, { ...fingerprintOf(file), archivedAt: new Date().toISOString() }, replaced);
}

/** What is in the archive already was put there by a try that did not come further. */
async function archived(invoice: WholeInvoice): Promise<ArchivedFile> {
  const key = keyOf(invoice);
  const there = await readArchived(key);
  if (there) return there;
  const content = await render(invoice);
  const versionId = await archivePdf(key, content, { onlyIfNew: true });
  if (versionId) return { content, versionId };
  const other = await readArchived(key);
  if (!other) throw new Error('The archive has a file that it does not give.');
  return other;
}

async function verified(invoice: WholeInvoice, known: KnownFile): Promise<Uint8Array> {
  const stored = await readArchived(keyOf(invoice), known.versionId);
  if (stored && isSame(stored.content, known)) return stored.content;
  countForAlarm('DamagedInvoicePdfs', { invoiceId: invoice.id, versionId: known.versionId, isThere: Boolean(stored) });
  throw new AppError('damaged_pdf');
}

function keyOf({ id, data }: WholeInvoice): string {
  return invoicePdfKey(id, data.invoiceCode);
}

function render(invoice: WholeInvoice): Promise<Uint8Array> {
  return renderInvoicePdf(printedInvoice(invoice), { preview: false });
}
