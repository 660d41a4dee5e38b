import { type Day, aYearBefore } from '../../lib/days.ts';
import { toKronor, toOre } from '../../lib/money.ts';
import { type EInvoiceGap, isEInvoiced, isMailed } from '../../codes/e-invoices.ts';
import { isPublicBuyer } from '../../lib/official-numbers.ts';
import type { Customer } from '../../schemas/customer.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import type { InvoiceRemark, TakenFirstNumber } from '../../schemas/invoice-remark.ts';
import type { Company } from '../../schemas/settings.ts';
import type { EarlierPrices } from './earlier-prices.ts';
import { rulesOf, vatProblem } from './vat-rule.ts';

type PreviewedInvoice = Pick<
  InvoiceDocument,
  'invoiceAddress' | 'customerReferenceName' | 'items' | 'sumTotal' | 'invoiceEmail' | 'company' | 'displayDate'
>;

type Facts = {
  losses: readonly InvoiceRemark[];
  costs: readonly InvoiceRemark[];
  unpricedProducts: readonly string[];
  earlierPrices: EarlierPrices;
  workOrders: readonly { workOrderId: number; verificationDate: Day }[];
  customer: Pick<
    Customer,
    'paymentRemark' | 'fortnoxCustomerNumber' | 'organisationNumber' | 'vatNumber' | 'countryCode' | 'invoiceDelivery'
  >;
  /** What an e-invoice lacks. */
  eInvoiceGaps: readonly EInvoiceGap[];
  budgetOre: number;
  invoicedOre: number;
  addressId: number | null;
  /** Null after the first invoice, or when Fortnox does not respond. */
  takenFirstNumber: TakenFirstNumber | null;
  invoiceEmailTo: string;
};

/** The seller's details required by law and expected by recipients (swedish-invoicing, section 1). */
const neededOfCompany = [
  'companyName',
  'organisationNumber',
  'vatNumber',
  'companyAddress1',
  'companyPostalCode',
  'companyCity',
  'companySeat',
  'taxStatusText',
] as const satisfies readonly (keyof Company)[];

/** Remarks that prevent the invoice: a missing price, undecided VAT, or a field that its e-invoice needs. */
export const stoppingRemarks: readonly InvoiceRemark['kind'][] = [
  'no-price',
  'no-cost',
  'vat-undecided',
  'e-invoice-lacks',
];

/** The most serious first. */
export function invoiceRemarks(preview: PreviewedInvoice, facts: Facts): InvoiceRemark[] {
  const { unpricedProducts, customer, addressId, invoiceEmailTo } = facts;
  const free = preview.items.filter((item) => item.unitPrice === 0).map((item) => item.invoiceItemText);
  const missing = missingOfCompany(preview.company);
  const remarks: (InvoiceRemark | false | null)[] = [
    unpricedProducts.length > 0 && { kind: 'no-price', products: [...unpricedProducts] },
    ...facts.costs.filter(({ kind }) => kind === 'no-cost'),
    vatUndecided(preview, customer),
    facts.eInvoiceGaps.length > 0 && { kind: 'e-invoice-lacks', gaps: [...facts.eInvoiceGaps] },
    facts.takenFirstNumber && { kind: 'first-number-taken', ...facts.takenFirstNumber },
    ...facts.losses,
    ...facts.costs.filter(({ kind }) => kind !== 'no-cost'),
    customer.paymentRemark && { kind: 'payment-remark' },
    !isEInvoiced(customer.invoiceDelivery) && isPublicBuyer(customer.organisationNumber) && { kind: 'needs-e-invoice' },
    overBudget(preview, facts),
    addressId === null
      ? { kind: 'no-address' }
      : !isWhole(preview.invoiceAddress) && { kind: 'address-not-whole', addressId },
    preview.customerReferenceName === '' && { kind: 'no-reference' },
    free.length > 0 && { kind: 'zero-price', texts: [...new Set(free)] },
    facts.earlierPrices.products.length > 0 && { kind: 'earlier-prices', ...facts.earlierPrices },
    dated('future-work', facts.workOrders, (day) => day > preview.displayDate),
    dated('old-work', facts.workOrders, (day) => day < aYearBefore(preview.displayDate)),
    preview.invoiceEmail === '' && isMailed(customer.invoiceDelivery) && { kind: 'no-email', invoiceEmailTo },
    customer.fortnoxCustomerNumber === '' && { kind: 'no-accounting-number' },
    missing.length > 0 && { kind: 'company-not-whole', fields: missing },
  ];
  return remarks.filter((remark) => remark !== false && remark !== null);
}

/** One payment account is enough. */
function missingOfCompany(company: Company): (keyof Company)[] {
  const isPayable = [company.bankGiro, company.plusGiro, company.iban].some((account) => account !== '');
  return [...neededOfCompany.filter((field) => company[field] === ''), ...(isPayable ? [] : ['bankGiro' as const])];
}

function vatUndecided({ items }: PreviewedInvoice, customer: Facts['customer']): InvoiceRemark | false {
  const { countryCode, vatNumber } = customer;
  const problem = vatProblem(customer, rulesOf(items));
  return problem !== undefined && { kind: 'vat-undecided', problem, countryCode, vatNumber };
}

function dated(
  kind: 'future-work' | 'old-work',
  all: Facts['workOrders'],
  isOdd: (day: Day) => boolean,
): InvoiceRemark | false {
  const workOrders = all
    .filter(({ verificationDate }) => isOdd(verificationDate))
    .map(({ workOrderId, verificationDate }) => ({ workOrderId, verificationDate }))
    .toSorted((a, b) => a.verificationDate.localeCompare(b.verificationDate) || a.workOrderId - b.workOrderId);
  return workOrders.length > 0 && { kind, workOrders };
}

function isWhole({ address1, postalCode, city }: InvoiceDocument['invoiceAddress']): boolean {
  return address1 !== '' && postalCode !== '' && city !== '';
}

function overBudget({ sumTotal }: PreviewedInvoice, { budgetOre, invoicedOre }: Facts): InvoiceRemark | false {
  const totalOre = invoicedOre + toOre(sumTotal);
  return (
    budgetOre > 0 &&
    totalOre > budgetOre && { kind: 'over-budget', budget: toKronor(budgetOre), total: toKronor(totalOre) }
  );
}
