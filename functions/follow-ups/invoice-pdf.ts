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
 * The invoice's PDF: the current one, else the archived one, else a new one that is archived.
 * @throws damaged_pdf when the archived bytes do not match their fingerprint
 */
export async function storedInvoicePdf(invoice: WholeInvoice): Promise<Uint8Array> {
  const [inForce] = await archivedFiles(invoice.id);
  return inForce ? verified(invoice, inForce) : (await archived(invoice)).content;
}

export async function archiveInvoicePdf(invoice: WholeInvoice): Promise<Uint8Array> {
  const [inForce] = await archivedFiles(invoice.id);
  if (inForce) return verified(invoice, inForce);
  const file = await archived(invoice);
  // A concurrent call has set the current one.
  return (await keep(invoice, file, undefined)) ? file.content : storedInvoicePdf(invoice);
}

export async function remakeInvoicePdf(invoice: WholeInvoice): Promise<void> {
  const content = await render(invoice);
  const versionId = await archivePdf(keyOf(invoice), content);
  if (!versionId) throw new Error('The archive did not accept a new version.');
  for (;;) {
    const [inForce] = await archivedFiles(invoice.id);
    if (await keep(invoice, { content, versionId }, inForce)) return;
  }
}

function keep({ id }: WholeInvoice, file: ArchivedFile, replaced: KnownFile | undefined): Promise<boolean> {
  return keepArchived(id, { ...fingerprintOf(file), archivedAt: new Date().toISOString() }, replaced);
}

/** A PDF that is already in the archive comes from an interrupted attempt. */
async function archived(invoice: WholeInvoice): Promise<ArchivedFile> {
  const key = keyOf(invoice);
  const there = await readArchived(key);
  if (there) return there;
  const content = await render(invoice);
  const versionId = await archivePdf(key, content, { onlyIfNew: true });
  if (versionId) return { content, versionId };
  const other = await readArchived(key);
  if (!other) throw new Error('The archived file exists but cannot be read.');
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
