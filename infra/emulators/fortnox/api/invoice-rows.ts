import { hundredths } from '../base/amounts.ts';
import type { Company } from '../company/company.ts';
import { codes, FortnoxError } from '../base/errors.ts';
import { readFields, type FieldValues } from '../base/fields.ts';
import { rowFields } from './invoice-fields.ts';
import type { InvoiceRow } from '../company/records.ts';

export type RowDefaults = {
  hasVat: boolean;
  /** The account of a VAT type without VAT. */
  untaxedAccount: number;
  discount: number;
  salesAccount: number;
};

/** The predefined accounts of customers' VAT types without VAT. */
export const untaxedAccounts: Readonly<Record<string, number>> = {
  SEREVERSEDVAT: 3231,
  EUREVERSEDVAT: 3308,
  EXPORT: 3305,
};

const roundingAccount = 3740;

const salesAccounts: Record<number, number> = { 25: 3001, 12: 3002, 6: 3003, 0: 3004 };

/**
 * Reads an invoice's rows. In an update, rows are matched with the existing ones: by RowId if any is sent, else by
 * position. Missing fields keep the matched row's values.
 */
export function readRows(
  company: Company,
  input: unknown,
  defaults: RowDefaults,
  before: readonly InvoiceRow[],
): InvoiceRow[] {
  if (!Array.isArray(input)) throw new FortnoxError(codes.wrongShape, 'InvoiceRows måste vara en lista.');
  const written = input.map((row: unknown) => readFields(row, rowFields));
  const hasIds = written.some(({ RowId }) => RowId !== undefined);
  return written.map((row, index) => {
    const matched = hasIds ? before.find(({ rowId }) => rowId === row['RowId']) : before[index];
    if (hasIds && row['RowId'] !== undefined && !matched) {
      throw new FortnoxError(codes.codeHidden, 'Kan inte hitta raden.');
    }
    checkRow(company, row);
    return makeRow(company, row, defaults, matched);
  });
}

function checkRow({ settings }: Company, row: FieldValues): void {
  const has = (name: string) => row[name] !== undefined && row[name] !== null;
  if (has('ArticleNumber')) throw new FortnoxError(codes.articleNotFound, 'Kan inte hitta artikeln.');
  if (has('Unit') && !settings.units.includes(row['Unit'] as string)) {
    throw new FortnoxError(codes.unitNotFound, 'Kan inte hitta enheten.');
  }
  if (has('AccountNumber') && !settings.accounts.includes(row['AccountNumber'] as number)) {
    throw new FortnoxError(codes.accountNotFound, 'Kontot finns inte.');
  }
  if (has('VAT') && !settings.vatRates.includes(row['VAT'] as number)) {
    throw new FortnoxError(codes.vatNeedsAccount, 'Konto måste anges för den valda momsen.');
  }
  if (has('CostCenter') && !settings.costCenters.includes(row['CostCenter'] as string)) {
    throw new FortnoxError(codes.codeHidden, 'Kan inte hitta kostnadsstället.');
  }
  if (has('Project') && !settings.projects.includes(row['Project'] as string)) {
    throw new FortnoxError(codes.projectNotFound, 'Kan inte hitta projektet.');
  }
}

function makeRow(
  company: Company,
  row: FieldValues,
  defaults: RowDefaults,
  matched: InvoiceRow | undefined,
): InvoiceRow {
  const pick = <T>(name: string, before: T | undefined, otherwise: T) =>
    row[name] === null ? otherwise : ((row[name] as T | undefined) ?? before ?? otherwise);
  const quantity = hundredths(pick('DeliveredQuantity', matched?.quantity, 0)) / 100;
  const price = hundredths(pick('Price', matched?.price, 0)) / 100;
  // Fortnox takes VAT and account from a customer's VAT type without VAT, whatever the row says.
  const usualVat = row['AccountNumber'] === roundingAccount ? 0 : 25;
  const vat = defaults.hasVat ? pick('VAT', matched?.vat, usualVat) : 0;
  const isText = quantity === 0 && price === 0;
  const account = defaults.salesAccount || salesAccounts[vat]!;
  return {
    rowId: company.next('nextRowId'),
    articleNumber: '',
    description: pick('Description', matched?.description, ''),
    quantity,
    price,
    vat: isText && row['VAT'] === undefined ? 0 : vat,
    accountNumber: defaults.hasVat
      ? pick('AccountNumber', matched?.accountNumber || undefined, isText ? 0 : account)
      : untaxedAccountOf(row, isText, defaults),
    unit: pick('Unit', matched?.unit, ''),
    discount: pick('Discount', matched?.discount, defaults.discount),
    discountType: pick('DiscountType', matched?.discountType, 'PERCENT'),
    costCenter: pick('CostCenter', matched?.costCenter, ''),
    project: pick('Project', matched?.project, ''),
  };
}

/** A rounding row stays on its account: it is no sale. */
function untaxedAccountOf(row: FieldValues, isText: boolean, { untaxedAccount }: RowDefaults): number {
  if (row['AccountNumber'] === roundingAccount) return roundingAccount;
  return isText ? 0 : untaxedAccount;
}
