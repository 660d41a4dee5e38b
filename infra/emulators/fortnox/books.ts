import * as z from 'zod/mini';
import { createCustomer } from './api/customer.ts';
import { bookkeep, cancel, externalPrint, pay } from './api/invoice-actions.ts';
import { createInvoice } from './api/invoice.ts';
import type { Clock } from './base/clock.ts';
import { type Company, firstCompanies } from './company/company.ts';
import { type Invoice } from './company/records.ts';

const steps = ['bookkeep', 'externalprint', 'cancel', 'pay', 'payHalf', 'payTwice'] as const;

export const booksSchema = z.strictObject({
  tenant: z._default(z.int(), firstCompanies[0]!.tenant),
  customers: z.array(z.unknown()),
  invoices: z.array(z.strictObject({ fields: z.unknown(), steps: z.array(z.enum(steps)) })),
});

export function fillBooks(company: Company, books: z.output<typeof booksSchema>, clock: Clock): void {
  for (const register of [company.customers, company.invoices]) {
    for (const { number } of register.all()) register.remove(number);
  }
  for (const customer of books.customers) createCustomer(company, customer, clock.now());
  for (const { fields, steps: done } of books.invoices) {
    let invoice = createInvoice(company, fields, clock);
    for (const step of done) invoice = take(step, company, invoice, clock);
  }
}

function take(step: (typeof steps)[number], company: Company, invoice: Invoice, clock: Clock): Invoice {
  switch (step) {
    case 'bookkeep':
      return bookkeep(company, invoice, clock);
    case 'externalprint':
      return externalPrint(company, invoice, clock);
    case 'cancel':
      return cancel(company, invoice, clock);
    case 'pay':
      return pay(company, invoice, invoice.totals.totalOre - invoice.settledOre, clock);
    case 'payHalf':
      return pay(company, invoice, Math.floor(invoice.totals.totalOre / 2), clock);
    case 'payTwice':
      return pay(company, invoice, 2 * invoice.totals.totalOre, clock);
    default:
      throw new Error(`There is no step ${String(step satisfies never)}.`);
  }
}
