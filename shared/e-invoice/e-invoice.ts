import { textOfHtml } from '../lib/html.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import type { Sign } from './amounts.ts';
import { buyerReference } from '../domain/e-invoice/gaps.ts';
import { invoiceLines } from './lines.ts';
import { buyer, seller } from './parties.ts';
import { monetaryTotal, paymentMeans, paymentTerms } from './payment.ts';
import { vatTotals } from './vat-categories.ts';
import { type Element, element, xmlDocument } from './xml.ts';
import { asksForPayment } from '../domain/invoice/payment-code.ts';

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** UNTDID 1001: commercial invoice and credit note; 50: a project (only a credit note states it so). */
const types = { Debit: '380', Credit: '381', project: '50' };

type EInvoiceOptions = { pdf: string; creditedOn: string };

/**
 * An issued invoice as UBL 2.1 by Peppol BIS Billing 3.0 and EN 16931. The schema fixes the order of the elements.
 * @param document one for which `gapsOf` finds nothing
 * @param beside.pdf the printed invoice, which is embedded, in base64
 * @param beside.creditedOn the day of the invoice that a credit credits; empty for a debit
 * @throws Error when the sums of the document do not add up
 */
export function eInvoiceXml(document: InvoiceDocument, { pdf, creditedOn }: EInvoiceOptions): string {
  const isCredit = document.invoiceType === 'Credit';
  const sign: Sign = isCredit ? -1 : 1;
  const kind = isCredit ? 'CreditNote' : 'Invoice';
  const note = element('cbc:Note', noteOf(document));
  const type = element(`cbc:${kind}TypeCode`, types[document.invoiceType]);
  const root = element(
    kind,
    [
      element('cbc:CustomizationID', customization),
      element('cbc:ProfileID', profile),
      element('cbc:ID', document.serialNumberPadded),
      element('cbc:IssueDate', document.displayDate),
      !isCredit && asksForPayment(document) ? element('cbc:DueDate', document.dueDate) : undefined,
      type,
      note,
      element('cbc:DocumentCurrencyCode', 'SEK'),
      element('cbc:BuyerReference', buyerReference(document)),
      period(document),
      element('cac:OrderReference', [element('cbc:ID', document.orderNumber)]),
      isCredit ? credited(document, creditedOn) : undefined,
      isCredit ? projectOfCredit(document) : undefined,
      attachment(document, pdf),
      isCredit || document.projects.length > 0
        ? undefined
        : element('cac:ProjectReference', [element('cbc:ID', document.projectCode)]),
      seller(document),
      buyer(document),
      ...paymentMeans(document),
      paymentTerms(document),
      vatTotals(document, sign),
      monetaryTotal(document, sign),
      ...invoiceLines(document, sign),
    ],
    {
      xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`,
      'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    },
  );
  return xmlDocument(root!);
}

/** There may be one note only (PEPPOL-EN16931-R002). */
function noteOf({ invoiceSubTitle, objectName, invoiceMessage, creditReason }: InvoiceDocument): string {
  const object = objectName && `Objekt: ${objectName}`;
  const reason = creditReason && `Skäl: ${creditReason}`;
  return [invoiceSubTitle, reason, object, textOfHtml(invoiceMessage)].filter(Boolean).join('\n');
}

/** An invoice without work, such as one on account, has no period. */
function period({ workFrom, workTo }: InvoiceDocument): Element | undefined {
  return element('cac:InvoicePeriod', [element('cbc:StartDate', workFrom), element('cbc:EndDate', workTo)]);
}

function credited({ refSerialNumberPadded }: InvoiceDocument, creditedOn: string): Element | undefined {
  return element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      element('cbc:ID', refSerialNumberPadded),
      element('cbc:IssueDate', creditedOn),
    ]),
  ]);
}

function projectOfCredit({ projectCode, projects }: InvoiceDocument): Element | undefined {
  if (projectCode === '' || projects.length > 0) return undefined;
  return element('cac:AdditionalDocumentReference', [
    element('cbc:ID', projectCode),
    element('cbc:DocumentTypeCode', types.project),
  ]);
}

function attachment({ invoiceCode, invoiceTitle }: InvoiceDocument, pdf: string): Element | undefined {
  if (pdf === '') return undefined;
  return element('cac:AdditionalDocumentReference', [
    element('cbc:ID', invoiceCode),
    element('cbc:DocumentDescription', invoiceTitle),
    element('cac:Attachment', [
      element('cbc:EmbeddedDocumentBinaryObject', pdf, {
        mimeCode: 'application/pdf',
        filename: `${invoiceCode}.pdf`,
      }),
    ]),
  ]);
}
