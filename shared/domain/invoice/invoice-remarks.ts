import { toKronor, toOre } from '../../lib/money.ts';
import type { InvoiceDocument, InvoiceRemark } from '../../schemas/invoice.ts';
import type { Company } from '../../schemas/settings.ts';

type Previewed = Pick<
  InvoiceDocument,
  'invoiceAddress' | 'customerReferenceName' | 'items' | 'sumTotal' | 'invoiceEmail' | 'company'
>;

type Facts = {
  /** Names of the products on it that have no price anywhere; the preview is without them. */
  unpricedProducts: readonly string[];
  customer: { paymentRemark: boolean; fortnoxCustomerNumber: string };
  /** 0 is none. */
  budgetOre: number;
  /** The sum of the project's invoices and credits so far. */
  invoicedOre: number;
  /** The address it is written to, to mend; null where there is none. */
  addressId: number | null;
  /** Where the mail goes when the customer has no address. */
  invoiceEmailTo: string;
};

/** What the law wants the seller to say of itself (swedish-invoicing, section 1), and where to pay. */
const neededOfCompany = [
  'companyName',
  'organisationNumber',
  'vatNumber',
  'companyAddress1',
  'companyPostalCode',
  'companyCity',
  'bankGiro',
] as const satisfies readonly (keyof Company)[];

/**
 * What the receiver of an invoice would ask about, or the firm or its accountant regret; the gravest first. A missing
 * price alone stops the invoice.
 */
export function invoiceRemarks(preview: Previewed, facts: Facts): InvoiceRemark[] {
  const { unpricedProducts, customer, addressId, invoiceEmailTo } = facts;
  const free = preview.items.filter((item) => item.unitPrice === 0).map((item) => item.invoiceItemText);
  const missing = neededOfCompany.filter((field) => preview.company[field] === '');
  const remarks: (InvoiceRemark | false)[] = [
    unpricedProducts.length > 0 && { kind: 'no-price', products: [...unpricedProducts] },
    customer.paymentRemark && { kind: 'payment-remark' },
    overBudget(preview, facts),
    addressId === null
      ? { kind: 'no-address' }
      : !isWhole(preview.invoiceAddress) && { kind: 'address-not-whole', addressId },
    preview.customerReferenceName === '' && { kind: 'no-reference' },
    free.length > 0 && { kind: 'zero-price', texts: [...new Set(free)] },
    preview.invoiceEmail === '' && { kind: 'no-email', invoiceEmailTo },
    customer.fortnoxCustomerNumber === '' && { kind: 'no-accounting-number' },
    missing.length > 0 && { kind: 'company-not-whole', fields: missing },
  ];
  return remarks.filter((remark) => remark !== false);
}

function isWhole({ address1, postalCode, city }: InvoiceDocument['invoiceAddress']): boolean {
  return address1 !== '' && postalCode !== '' && city !== '';
}

function overBudget({ sumTotal }: Previewed, { budgetOre, invoicedOre }: Facts): InvoiceRemark | false {
  const totalOre = invoicedOre + toOre(sumTotal);
  return (
    budgetOre > 0 &&
    totalOre > budgetOre && { kind: 'over-budget', budget: toKronor(budgetOre), total: toKronor(totalOre) }
  );
}
