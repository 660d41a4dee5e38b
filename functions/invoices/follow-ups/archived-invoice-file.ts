import { AppError } from '../../../shared/codes/errors.ts';
import { damagedPdf } from '../../../shared/codes/errors/invoices.ts';
import type { ArchivedFile } from '../../../shared/schemas/invoice.ts';
import { type ArchivedContent, archiveFile, fingerprintOf, isSame, readArchived } from '../stores/invoice-archive.ts';
import { countForAlarm } from '../../platform/log.ts';
import { type FiledFollowUp, archivedFiles, keepArchived } from '../stores/archived-file-store.ts';

/** A file of an invoice in the archive. */
export type InvoiceFile = {
  invoiceId: number;
  followUpId: FiledFollowUp;
  key: string;
  contentType: 'application/pdf' | 'application/xml';
  make(): Promise<Uint8Array>;
};

/**
 * The current file, else the archived one, else a new one that is archived.
 * @throws damaged_pdf when the archived bytes do not match their fingerprint
 */
export async function storedFile(file: InvoiceFile): Promise<Uint8Array> {
  const [inForce] = await archivedFiles(file.invoiceId, file.followUpId);
  return inForce ? verified(file, inForce) : (await archived(file)).content;
}

/** The same, and its fingerprint is kept on the follow-up, which exists. */
export async function archivedFile(file: InvoiceFile): Promise<Uint8Array> {
  const [inForce] = await archivedFiles(file.invoiceId, file.followUpId);
  if (inForce) return verified(file, inForce);
  const made = await archived(file);
  // A concurrent call has set the current one.
  return (await keep(file, made, undefined)) ? made.content : storedFile(file);
}

export async function remakeFile(file: InvoiceFile): Promise<void> {
  const content = await file.make();
  const versionId = await archiveFile(file.key, content, { contentType: file.contentType });
  if (!versionId) throw new Error('The archive did not accept a new version.');
  for (;;) {
    const [inForce] = await archivedFiles(file.invoiceId, file.followUpId);
    if (await keep(file, { content, versionId }, inForce)) return;
  }
}

function keep(
  { invoiceId, followUpId }: InvoiceFile,
  made: ArchivedContent,
  replaced: ArchivedFile | undefined,
): Promise<boolean> {
  const file = { ...fingerprintOf(made), archivedAt: new Date().toISOString() };
  return keepArchived(invoiceId, followUpId, file, replaced);
}

/** A file that is already in the archive comes from an interrupted attempt. */
async function archived({ key, contentType, make }: InvoiceFile): Promise<ArchivedContent> {
  const existing = await readArchived(key);
  if (existing) return existing;
  const content = await make();
  const versionId = await archiveFile(key, content, { contentType, onlyIfNew: true });
  if (versionId) return { content, versionId };
  const other = await readArchived(key);
  if (!other) throw new Error('The archived file exists but cannot be read.');
  return other;
}

async function verified({ invoiceId, key }: InvoiceFile, known: ArchivedFile): Promise<Uint8Array> {
  const stored = await readArchived(key, known.versionId);
  if (stored && isSame(stored.content, known)) return stored.content;
  countForAlarm('DamagedInvoicePdfs', { invoiceId, versionId: known.versionId, isThere: Boolean(stored) });
  throw new AppError(damagedPdf);
}
