import { countryName } from '../../codes/countries.ts';
import { homeCountry } from '../../codes/addresses.ts';
import type { VatProblem, VatRule } from '../../codes/vat-rules.ts';
import { AppError } from '../../codes/errors.ts';
import { vatUndecided } from '../../codes/errors/invoices.ts';
import { isEuCountry, isEuVatNumber, vatNumberOf } from '../../lib/vat-numbers.ts';
import { defaultAccount } from '../../schemas/invoice.ts';
import { currentVatPercent } from './invoice-totals.ts';
import type { InvoiceInput, InvoicedProduct } from './invoice-input.ts';

type VatInput = {
  project: Pick<InvoiceInput['project'], 'isSwedishProperty'>;
  customer: Pick<InvoiceInput['customer'], 'countryCode' | 'vatNumber' | 'reverseConstruction'>;
  sellsConstruction: boolean;
};

type NumberedCustomer = Pick<VatInput['customer'], 'countryCode' | 'vatNumber'>;

export type LineVat = { vatRule: VatRule; vatPercent: number; account: number };

/** The accounts of sales without Swedish VAT (BAS): Fortnox's predefined ones of each VAT type of a customer. */
const accounts = { ReverseEu: 3308, ReverseConstruction: 3231, Export: 3305 } as const;

/**
 * The VAT of a product's lines on an invoice of the project. A service to a business is taxed where the buyer is
 * established (mervärdesskattelagen 2023:200, 6 kap. 33 §), unless it concerns a certain building or plot of land
 * (article 47 of directive 2006/112/EC). For construction services to a Swedish firm that sells such services itself,
 * the buyer accounts for the VAT (16 kap. 13 §).
 */
export function lineVat(
  product: Pick<InvoicedProduct, 'account' | 'vatPercent' | 'isConstruction'>,
  of: VatInput,
): LineVat {
  const vatRule = ruleOf(product, of);
  if (vatRule === 'Domestic') return { vatRule, vatPercent: product.vatPercent, account: product.account };
  return { vatRule, vatPercent: 0, account: accounts[vatRule] };
}

/**
 * The VAT of what is agreed and not of a product, at the usual rate: consulting, or construction services. A deduction
 * keeps its invoice's.
 */
export function agreedVat({ isConstruction }: { isConstruction: boolean }, of: VatInput): LineVat {
  return lineVat({ account: defaultAccount, vatPercent: currentVatPercent, isConstruction }, of);
}

function ruleOf({ isConstruction }: { isConstruction: boolean }, of: VatInput): VatRule {
  const { customer, project } = of;
  if (customer.countryCode === homeCountry) {
    return isConstruction && of.sellsConstruction && customer.reverseConstruction ? 'ReverseConstruction' : 'Domestic';
  }
  if (project.isSwedishProperty) return 'Domestic';
  return isEuCountry(customer.countryCode) ? 'ReverseEu' : 'Export';
}

/**
 * Why no rule can be chosen for the customer, or undefined. The invoice must not be made then.
 * @param rules those of the invoice's lines
 */
export function vatProblem(
  { countryCode, vatNumber }: NumberedCustomer,
  rules: readonly VatRule[],
): VatProblem | undefined {
  if (countryCode === homeCountry && vatNumber !== '' && !vatNumber.startsWith(homeCountry)) return 'foreign-number';
  if (rules.includes('ReverseEu') && !isEuVatNumber(vatNumber)) return 'no-eu-number';
  if (rules.includes('ReverseConstruction') && vatNumberOf(vatNumber) === null) return 'no-buyer-number';
  return undefined;
}

/** @throws AppError vat_undecided, with what to correct */
export function requireVat(customer: NumberedCustomer, lines: readonly { vatRule: VatRule }[]): void {
  const problem = vatProblem(customer, rulesOf(lines));
  if (problem) throw new AppError(vatUndecided, { message: vatProblemSentence(problem, customer) });
}

export function rulesOf(lines: readonly { vatRule: VatRule }[]): VatRule[] {
  return [...new Set(lines.map(({ vatRule }) => vatRule))];
}

/** In Swedish, for the review and for whoever tried to invoice. */
export function vatProblemSentence(problem: VatProblem, { countryCode, vatNumber }: NumberedCustomer): string {
  switch (problem) {
    case 'foreign-number':
      return `Kundens land är Sverige men momsregistreringsnumret ${vatNumber} är utländskt. Rätta landet eller numret.`;
    case 'no-eu-number':
      return `Kunden finns i ${countryName(countryCode)} men ${
        vatNumber === ''
          ? 'saknar momsregistreringsnummer'
          : `${vatNumber} är inget giltigt momsregistreringsnummer där`
      }. Fyll i det på kunden, eller ange på projektet att arbetet avser en fastighet i Sverige.`;
    case 'no-buyer-number':
      return 'Kunden ska redovisa momsen för byggtjänster, så dess momsregistreringsnummer måste stå på fakturan. Fyll i det på kunden.';
  }
}
