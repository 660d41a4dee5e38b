import { AppError } from '../../../shared/codes/errors.ts';
import { eInvoiceIncomplete } from '../../../shared/codes/errors/invoices.ts';
import { gapsOf } from '../../../shared/domain/e-invoice/gaps.ts';
import { eInvoiceXml } from '../../../shared/e-invoice/e-invoice.ts';
import { eInvoiceLacks } from '../../../shared/text/e-invoice.ts';
import { eInvoiceKey } from '../stores/invoice-archive.ts';
import { type InvoiceWithItems, printedInvoice } from '../stores/invoice-lines.ts';
import { getRecord } from '../../data/core/table.ts';
import { type InvoiceFile, archivedFile, storedFile } from './archived-invoice-file.ts';
import { storedInvoicePdf } from './invoice-pdf.ts';

/** An invoice made before its customer got e-invoices may lack what they need. @throws e_invoice_incomplete */
export function storedEInvoice(invoice: InvoiceWithItems): Promise<Uint8Array> {
  return storedFile(fileOf(invoice));
}

/** @throws e_invoice_incomplete */
export function archiveEInvoice(invoice: InvoiceWithItems): Promise<Uint8Array> {
  return archivedFile(fileOf(invoice));
}

function fileOf(invoice: InvoiceWithItems): InvoiceFile {
  return {
    invoiceId: invoice.id,
    followUpId: 'e-invoice',
    key: eInvoiceKey(invoice.id, invoice.data.invoiceCode),
    contentType: 'application/xml',
    make: () => make(invoice),
  };
}

async function make(invoice: InvoiceWithItems): Promise<Uint8Array> {
  const document = printedInvoice(invoice);
  const gaps = gapsOf(document);
  if (gaps.length > 0) throw new AppError(eInvoiceIncomplete, { message: eInvoiceLacks(gaps) });
  const pdf = Buffer.from(await storedInvoicePdf(invoice)).toString('base64');
  return Buffer.from(eInvoiceXml(document, { pdf, creditedOn: await dayOfCredited(invoice) }));
}

async function dayOfCredited({ data: { invoiceType, refInvoiceId } }: InvoiceWithItems): Promise<string> {
  if (invoiceType !== 'Credit' || refInvoiceId === null) return '';
  return (await getRecord('invoice', refInvoiceId)).data.displayDate;
}
