import type { FieldValues } from '../base/fields.ts';

export type TotalledRow = {
  quantity: number;
  price: number;
  vat: number;
  discount: number;
  discountType: 'PERCENT' | 'AMOUNT';
};

export type Totals = {
  grossOre: number;
  netOre: number;
  vatOre: number;
  administrationFeeVatOre: number;
  freightVatOre: number;
  roundOffOre: number;
  totalOre: number;
};

export type InvoiceRow = TotalledRow & {
  rowId: number;
  articleNumber: string;
  description: string;
  accountNumber: number;
  unit: string;
  costCenter: string;
  project: string;
};

export type Invoice = {
  number: string;
  fields: FieldValues;
  rows: InvoiceRow[];
  totals: Totals;
  hasVat: boolean;
  isBooked: boolean;
  isCancelled: boolean;
  isSent: boolean;
  isCredit: boolean;
  creditedBy: string;
  credits: string;
  voucher: { series: string; number: number; year: number } | null;
  settledOre: number;
  finalPayDate: string;
  /** The state of its sending as an e-invoice; empty before it. Missing in earlier data. */
  ediStatus?: string;
  /** How often it was sent as an e-invoice: for tests, not in any answer. */
  eInvoiceSendings?: number;
  modifiedAt: number;
};

export type Customer = { number: string; fields: FieldValues; isDeleted: boolean; modifiedAt: number };
