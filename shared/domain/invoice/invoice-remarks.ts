import type { InvoiceDocument } from '../../schemas/invoice.ts';

/** What the receiver of an invoice would ask about, or the firm regret. None of it stops the invoice. */
export type InvoiceRemark =
  | { kind: 'payment-remark' }
  | { kind: 'no-address' }
  | { kind: 'no-reference' }
  | { kind: 'zero-price'; texts: readonly string[] };

type Previewed = Pick<InvoiceDocument, 'invoiceAddress' | 'customerReferenceName' | 'items'>;

/** What is worth a look before an invoice is made of its preview; the gravest first. */
export function invoiceRemarks(preview: Previewed, customer: { paymentRemark: boolean }): InvoiceRemark[] {
  const { address1, postalCode, city } = preview.invoiceAddress;
  const unpriced = preview.items.filter((item) => item.unitPrice === 0).map((item) => item.invoiceItemText);
  const remarks: (InvoiceRemark | false)[] = [
    customer.paymentRemark && { kind: 'payment-remark' },
    !(address1 && postalCode && city) && { kind: 'no-address' },
    preview.customerReferenceName === '' && { kind: 'no-reference' },
    unpriced.length > 0 && { kind: 'zero-price', texts: [...new Set(unpriced)] },
  ];
  return remarks.filter((remark) => remark !== false);
}
