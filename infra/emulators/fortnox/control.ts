import * as z from 'zod/mini';
import { hundredths } from './base/amounts.ts';
import { pay } from './api/invoice-actions.ts';
import { findInvoice } from './api/invoice.ts';
import { booksSchema, fillBooks } from './books.ts';
import { firstCompanies, scopes, type Company } from './company/company.ts';
import { codes, FortnoxError } from './base/errors.ts';
import { withdraw } from './oauth/grants.ts';
import type { World } from './company/world.ts';

const count = z.int().check(z.minimum(1));
const day = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/));
const which = { times: z._default(count, 1), method: z.optional(z.string()), path: z.optional(z.string()) };
const tenant = z._default(z.int(), firstCompanies[0]!.tenant);

const schema = z.strictObject({
  /** Answers the next calls with a status, before the work unless `afterWork`. */
  fail: z.optional(
    z.strictObject({
      ...which,
      status: z._default(z.int(), 503),
      body: z._default(z.string(), ''),
      afterWork: z._default(z.boolean(), false),
    }),
  ),
  delay: z.optional(z.strictObject({ ...which, milliseconds: count })),
  /** Closes the connection without an answer; the work is done unless `afterWork` is false. */
  drop: z.optional(z.strictObject({ ...which, afterWork: z._default(z.boolean(), true) })),
  clearFaults: z.optional(z.literal(true)),
  clock: z.optional(z.strictObject({ advanceSeconds: z.number().check(z.minimum(0)) })),
  rateLimit: z.optional(z.strictObject({ calls: count, seconds: z._default(count, 5) })),
  client: z.optional(
    z.strictObject({
      id: z.string(),
      secret: z.string(),
      redirectUris: z._default(z.array(z.string()), []),
      scopes: z._default(z.array(z.string()), scopes),
    }),
  ),
  withdraw: z.optional(z.strictObject({ tenant })),
  /** Without an amount in kronor, the whole balance. */
  pay: z.optional(
    z.strictObject({ tenant, documentNumber: z.string(), amount: z.optional(z.number()), day: z.optional(day) }),
  ),
  /** What Fortnox's operator tells of an e-invoice, an EDIStatus. */
  eInvoice: z.optional(z.strictObject({ tenant, documentNumber: z.string(), ediStatus: z.string() })),
  books: z.optional(booksSchema),
  company: z.optional(
    z.strictObject({
      tenant,
      licences: z.optional(z.array(z.string())),
      roundTotals: z.optional(z.boolean()),
      vatRates: z.optional(z.array(z.int())),
      lockedUntil: z.optional(day),
      financialYears: z.optional(z.array(z.strictObject({ from: day, to: day }))),
      units: z.optional(z.array(z.string())),
      accounts: z.optional(z.array(z.int())),
      costCenters: z.optional(z.array(z.string())),
      projects: z.optional(z.array(z.string())),
      creditCopiesReference: z.optional(z.boolean()),
      accountingMethod: z.optional(z.enum(['ACCRUAL', 'CASH'])),
      takesCreditReference: z.optional(z.boolean()),
      termsOfPayment: z.optional(z.array(z.strictObject({ code: z.string(), description: z.string(), days: z.int() }))),
      nextDocumentNumber: z.optional(count),
      sendsEInvoices: z.optional(z.boolean()),
      ediStatusOfSent: z.optional(z.string()),
    }),
  ),
});

export function control(world: World, input: unknown): void {
  const asked = z.parse(schema, input);
  const { fail, delay, drop, clock, rateLimit, client } = asked;
  const base = { afterWork: false, status: 0, body: '', milliseconds: 0 };
  if (asked.clearFaults) world.faults.clear();
  if (fail) world.faults.add({ ...base, ...fail, kind: 'fail' });
  if (delay) world.faults.add({ ...base, ...delay, kind: 'delay' });
  if (drop) world.faults.add({ ...base, ...drop, kind: 'drop' });
  if (clock) world.clock.advance(clock.advanceSeconds);
  if (rateLimit) world.rateLimit.change(rateLimit);
  if (client) world.clients.set(client);
  if (asked.withdraw) withdraw(world, asked.withdraw.tenant);
  if (asked.company) {
    const { tenant: changed, ...settings } = asked.company;
    companyOf(world, changed).change(settings);
  }
  if (asked.books) fillBooks(companyOf(world, asked.books.tenant), asked.books, world.clock);
  if (asked.eInvoice) {
    const { tenant: tenantId, documentNumber, ediStatus } = asked.eInvoice;
    const company = companyOf(world, tenantId);
    company.invoices.set({ ...findInvoice(company, documentNumber), ediStatus });
  }
  if (asked.pay) {
    const company = companyOf(world, asked.pay.tenant);
    const invoice = findInvoice(company, asked.pay.documentNumber);
    const left = invoice.totals.totalOre - invoice.settledOre;
    const ore = asked.pay.amount === undefined ? left : hundredths(asked.pay.amount);
    pay(company, invoice, ore, world.clock, asked.pay.day);
  }
}

function companyOf(world: World, expected: number): Company {
  const company = world.company(expected);
  if (!company) throw new FortnoxError(codes.codeHidden, `There is no company ${expected}.`);
  return company;
}

export function controlView(world: World): object {
  return {
    now: new Date(world.clock.now()).toISOString(),
    faults: world.faults.left(),
    calls: world.calls,
    peak: world.rateLimit.peak,
  };
}
