import type { Clock } from '../base/clock.ts';
import type { Company } from '../company/company.ts';
import { codes, FortnoxError } from '../base/errors.ts';
import { readFields, text, textIn } from '../base/fields.ts';
import {
  createCustomer,
  customerItem,
  customerView,
  deleteCustomer,
  findCustomer,
  updateCustomer,
} from './customer.ts';
import { bookkeep, cancel, credit, eInvoice, externalPrint, linkCredit } from './invoice-actions.ts';
import { invoiceFilters, invoiceItem, invoiceView } from './invoice-view.ts';
import { createInvoice, findInvoice, updateInvoice } from './invoice.ts';
import { listOf } from './lists.ts';
import { type Customer, type Invoice } from '../company/records.ts';

type ApiCall = {
  company: Company;
  clock: Clock;
  apiUrl: string;
  id: string;
  query: URLSearchParams;
  body: unknown;
};

type ApiAnswer = { status: number; body?: object };

type Route = { method: string; path: RegExp; scope: string; run(call: ApiCall): ApiAnswer };

const actions = { bookkeep, cancel, credit, externalprint: externalPrint };

const ok = (body: object): ApiAnswer => ({ status: 200, body });
const created = (body: object): ApiAnswer => ({ status: 201, body });

export const routes: readonly Route[] = [
  { method: 'GET', path: /^\/companyinformation$/, scope: 'companyinformation', run: companyInformation },
  { method: 'GET', path: /^\/settings\/company$/, scope: 'settings', run: companySettings },
  { method: 'GET', path: /^\/termsofpayments$/, scope: 'settings', run: termsOfPayment },
  { method: 'POST', path: /^\/termsofpayments$/, scope: 'settings', run: createTermOfPayment },
  { method: 'GET', path: /^\/customers$/, scope: 'customer', run: listCustomers },
  {
    method: 'POST',
    path: /^\/customers$/,
    scope: 'customer',
    run: (call) =>
      created(shownCustomer(call, createCustomer(call.company, envelope(call, 'Customer'), call.clock.now()))),
  },
  {
    method: 'GET',
    path: /^\/customers\/([^/]+)$/,
    scope: 'customer',
    run: (call) => ok(shownCustomer(call, findCustomer(call.company, call.id))),
  },
  {
    method: 'PUT',
    path: /^\/customers\/([^/]+)$/,
    scope: 'customer',
    run: (call) =>
      ok(shownCustomer(call, updateCustomer(call.company, call.id, envelope(call, 'Customer'), call.clock.now()))),
  },
  {
    method: 'DELETE',
    path: /^\/customers\/([^/]+)$/,
    scope: 'customer',
    run({ company, id, clock }) {
      deleteCustomer(company, id, clock.now());
      return { status: 204 };
    },
  },
  { method: 'GET', path: /^\/invoices$/, scope: 'invoice', run: listInvoices },
  {
    method: 'POST',
    path: /^\/invoices$/,
    scope: 'invoice',
    run: (call) => created(shownInvoice(call, createInvoice(call.company, envelope(call, 'Invoice'), call.clock))),
  },
  {
    method: 'GET',
    path: /^\/invoices\/([^/]+)$/,
    scope: 'invoice',
    run: (call) => ok(shownInvoice(call, findInvoice(call.company, call.id))),
  },
  {
    method: 'PUT',
    path: /^\/invoices\/([^/]+)$/,
    scope: 'invoice',
    run: (call) => ok(shownInvoice(call, changeInvoice(call, envelope(call, 'Invoice')))),
  },
  {
    // A GET that acts.
    method: 'GET',
    path: /^\/invoices\/([^/]+)\/einvoice$/,
    scope: 'invoice',
    run: (call) => ok(shownInvoice(call, eInvoice(call.company, findInvoice(call.company, call.id), call.clock))),
  },
  ...Object.entries(actions).map(([name, action]) => ({
    method: 'PUT',
    path: new RegExp(`^/invoices/([^/]+)/${name}$`),
    scope: 'invoice',
    run: (call: ApiCall) =>
      ok(shownInvoice(call, action(call.company, findInvoice(call.company, call.id), call.clock))),
  })),
];

function changeInvoice({ company, id, clock }: ApiCall, input: unknown): Invoice {
  const named = namedCredit(input);
  if (named === undefined || !company.settings.takesCreditReference) return updateInvoice(company, id, input, clock);
  return linkCredit(company, { debit: findInvoice(company, id), credit: findInvoice(company, named) }, clock);
}

function namedCredit(input: unknown): string | undefined {
  const { CreditInvoiceReference: named, ...others } = (input ?? {}) as Record<string, unknown>;
  return typeof named === 'string' && Object.keys(others).length === 0 ? named : undefined;
}

function envelope({ body }: ApiCall, name: string): unknown {
  if (typeof body === 'object' && body !== null && Object.keys(body).join() === name) {
    return (body as Record<string, unknown>)[name];
  }
  throw new FortnoxError(codes.wrongShape, `Data måste ligga i ${name}.`);
}

function shownCustomer({ apiUrl }: ApiCall, customer: Customer): object {
  return { Customer: customerView(customer, apiUrl) };
}

function shownInvoice({ apiUrl, company }: ApiCall, invoice: Invoice): object {
  return { Invoice: invoiceView(invoice, apiUrl, company.settings) };
}

function companyInformation({ company: { settings } }: ApiCall): ApiAnswer {
  return ok({
    CompanyInformation: {
      Address: 'Provgatan 1',
      City: 'Stockholm',
      CountryCode: 'SE',
      DatabaseNumber: settings.tenant,
      CompanyName: settings.name,
      OrganizationNumber: settings.organisationNumber,
      VisitAddress: '',
      VisitCity: '',
      VisitCountryCode: '',
      VisitZipCode: '',
      ZipCode: '111 11',
    },
  });
}

function companySettings({ company: { settings } }: ApiCall): ApiAnswer {
  return ok({
    CompanySettings: {
      Name: settings.name,
      OrganizationNumber: settings.organisationNumber,
      DatabaseNumber: String(settings.tenant),
      BG: '5555-5551',
      PG: '',
      IBAN: '',
      VATNumber: `SE${settings.organisationNumber.replaceAll('-', '')}01`,
      Domicile: 'Stockholm',
      TaxEnabled: true,
    },
  });
}

function termsOfPayment({ company: { settings }, query, apiUrl }: ApiCall): ApiAnswer {
  const terms = settings.termsOfPayment.map(({ code, description }) => ({
    '@url': `${apiUrl}/termsofpayments/${code}`,
    Code: code,
    Description: description,
  }));
  const list = {
    name: 'TermsOfPayments',
    records: terms,
    item: (term: (typeof terms)[number]) => term,
    searches: {},
    prefixSearches: [],
    sorts: { code: ({ Code }: (typeof terms)[number]) => Code },
    filters: {},
    modifiedAt: () => 0,
  };
  return ok(listOf(list, query));
}

function createTermOfPayment(call: ApiCall): ApiAnswer {
  const { company, apiUrl } = call;
  const written = readFields(envelope(call, 'TermsOfPayment'), { Code: text(25), Description: text(50) });
  const [code, description] = [textIn(written, 'Code'), textIn(written, 'Description')];
  if (code === '' || description === '') throw new FortnoxError(codes.required, 'Kod och benämning måste anges.');
  const { termsOfPayment: before } = company.settings;
  if (before.some((term) => term.code === code)) throw new FortnoxError(codes.codeHidden, `Koden ${code} finns redan.`);
  const days = /^\d+$/.test(code) ? Number(code) : 0;
  company.change({ termsOfPayment: [...before, { code, description, days }] });
  const made = { '@url': `${apiUrl}/termsofpayments/${code}`, Code: code, Description: description };
  return created({ TermsOfPayment: made });
}

function listCustomers({ company, query, apiUrl }: ApiCall): ApiAnswer {
  const field = (name: string) => (customer: Customer) => textIn(customer.fields, name);
  const list = {
    name: 'Customers',
    records: company.customers.all().filter(({ isDeleted }) => !isDeleted),
    item: (customer: Customer) => customerItem(customer, apiUrl),
    searches: {
      customernumber: ({ number }: Customer) => number,
      name: field('Name'),
      organisationnumber: field('OrganisationNumber'),
      city: field('City'),
      zipcode: field('ZipCode'),
      email: field('Email'),
      phone: field('Phone1'),
      gln: field('GLN'),
    },
    prefixSearches: [],
    sorts: { customernumber: ({ number }: Customer) => number, name: field('Name') },
    filters: {
      active: ({ fields }: Customer) => fields['Active'] === true,
      inactive: ({ fields }: Customer) => fields['Active'] !== true,
    },
    modifiedAt: ({ modifiedAt }: Customer) => modifiedAt,
  };
  return ok(listOf(list, query));
}

function listInvoices({ company, query, apiUrl, clock }: ApiCall): ApiAnswer {
  const field = (name: string) => (invoice: Invoice) => textIn(invoice.fields, name);
  const named = {
    customernumber: 'CustomerNumber',
    customername: 'CustomerName',
    ocr: 'OCR',
    externalinvoicereference1: 'ExternalInvoiceReference1',
    externalinvoicereference2: 'ExternalInvoiceReference2',
    yourreference: 'YourReference',
    ourreference: 'OurReference',
    yourordernumber: 'YourOrderNumber',
    project: 'Project',
    costcenter: 'CostCenter',
    currency: 'Currency',
    invoicetype: 'InvoiceType',
  };
  const filters = Object.entries(invoiceFilters).map(([name, isIn]) => [
    name,
    (invoice: Invoice) => isIn(invoice, clock.today()),
  ]);
  const list = {
    name: 'Invoices',
    records: company.invoices.all(),
    item: (invoice: Invoice) => invoiceItem(invoice, apiUrl),
    searches: {
      documentnumber: ({ number }: Invoice) => number,
      ...Object.fromEntries(Object.entries(named).map(([parameter, name]) => [parameter, field(name)])),
      credit: ({ isCredit }: Invoice) => String(isCredit),
      sent: ({ isSent }: Invoice) => String(isSent),
      notcompleted: ({ fields }: Invoice) => String(fields['NotCompleted'] === true),
    },
    prefixSearches: ['externalinvoicereference1', 'externalinvoicereference2'],
    sorts: {
      documentnumber: ({ number }: Invoice) => number,
      customername: field('CustomerName'),
      customernumber: field('CustomerNumber'),
      invoicedate: field('InvoiceDate'),
      ocr: field('OCR'),
      total: ({ totals }: Invoice) => totals.totalOre,
    },
    filters: Object.fromEntries(filters) as Record<string, (invoice: Invoice) => boolean>,
    modifiedAt: ({ modifiedAt }: Invoice) => modifiedAt,
    day: field('InvoiceDate'),
  };
  return ok(listOf(list, query));
}
