import type { Storage } from '../../storage/storage.ts';
import { Collection } from '../base/collection.ts';
import type { Customer, Invoice } from './records.ts';

/** All can be changed by `POST /_control`. */
export type CompanySettings = {
  /** Fortnox's DatabaseNumber. */
  tenant: number;
  name: string;
  organisationNumber: string;
  licences: string[];
  roundTotals: boolean;
  /** The rates, in per cent, that rows may state. */
  vatRates: number[];
  lockedUntil: string;
  financialYears: { from: string; to: string }[];
  termsOfPayment: { code: string; description: string; days: number }[];
  units: string[];
  accounts: number[];
  costCenters: string[];
  projects: string[];
  currencies: string[];
  /** Whether Fortnox's credit action copies ExternalInvoiceReference1, which is undocumented. */
  creditCopiesReference: boolean;
  /** With the cash method, nothing is booked before payment. */
  accountingMethod: 'ACCRUAL' | 'CASH';
  /** Whether a debit accepts its credit's number, which the API documents and public clients deny. */
  takesCreditReference: boolean;
  /** Whether the company has Fortnox's service for e-invoices. */
  sendsEInvoices: boolean;
  /** The EDIStatus right after sending: '1' is sent to the operator. */
  ediStatusOfSent: string;
  nextCustomerNumber: number;
  nextDocumentNumber: number;
  nextVoucherNumber: number;
  nextRowId: number;
};

export const scopes = [
  'companyinformation',
  'customer',
  'invoice',
  'payment',
  'settings',
  'article',
  'price',
  'costcenter',
  'project',
  'currency',
  'bookkeeping',
  'inbox',
  'archive',
  'connectfile',
];

const common: Omit<CompanySettings, 'tenant' | 'name' | 'organisationNumber'> = {
  licences: scopes,
  roundTotals: true,
  vatRates: [25, 12, 6, 0],
  lockedUntil: '',
  financialYears: [{ from: '2020-01-01', to: '2035-12-31' }],
  termsOfPayment: [
    ...[0, 10, 15, 20, 30].map((days) => ({ code: String(days), description: `${days} dagar`, days })),
    { code: 'K', description: 'Kontant', days: 0 },
    { code: 'AG', description: 'Autogiro', days: 0 },
    { code: 'PF', description: 'Postförskott', days: 0 },
  ],
  units: ['h', 'st', 'km'],
  accounts: [1510, 2611, 2621, 2631, 3001, 3002, 3003, 3004, 3041, 3231, 3305, 3308, 3540, 3550, 3590, 3740],
  costCenters: [],
  projects: [],
  currencies: ['SEK', 'EUR'],
  creditCopiesReference: true,
  accountingMethod: 'ACCRUAL',
  takesCreditReference: false,
  sendsEInvoices: true,
  ediStatusOfSent: '1',
  nextCustomerNumber: 1,
  nextDocumentNumber: 1,
  nextVoucherNumber: 1,
  nextRowId: 1,
};

/** Two, so that a link can be made with the wrong one. */
export const firstCompanies: readonly CompanySettings[] = [
  { ...common, tenant: 100101, name: 'Testbolaget Akustik AB', organisationNumber: '556000-0001' },
  { ...common, tenant: 100102, name: 'Ett Annat Bolag AB', organisationNumber: '556000-0019' },
];

export class Company {
  readonly customers: Collection<Customer>;
  readonly invoices: Collection<Invoice>;
  readonly #companies: Collection<CompanySettings>;
  readonly #tenant: number;

  constructor(storage: Storage, companies: Collection<CompanySettings>, tenant: number) {
    this.#companies = companies;
    this.#tenant = tenant;
    this.customers = new Collection(storage, `customers-${tenant}`, ({ number }) => number);
    this.invoices = new Collection(storage, `invoices-${tenant}`, ({ number }) => number);
  }

  async load(): Promise<void> {
    await this.customers.load();
    await this.invoices.load();
  }

  get settings(): CompanySettings {
    // Defaults for settings that are newer than the stored data.
    return { ...common, ...this.#companies.get(String(this.#tenant))! };
  }

  change(settings: Partial<CompanySettings>): void {
    this.#companies.set({ ...this.settings, ...settings });
  }

  next(series: 'nextVoucherNumber' | 'nextRowId'): number {
    const number = this.settings[series];
    this.change({ [series]: number + 1 });
    return number;
  }

  async flush(): Promise<void> {
    await this.customers.flush();
    await this.invoices.flush();
    await this.#companies.flush();
  }
}
