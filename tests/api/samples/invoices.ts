import { expect } from 'vitest';
import { linkFortnox } from '../../support/fortnox-link.ts';
import { leaveUnsettled, setInvoiceStatus } from '../../support/invoices.ts';
import { longPoll, mailOf, mailSimulator, makeMailedInvoice } from '../../support/invoice-mails.ts';
import { type Sample, nothing, ofInvoiceable, ofInvoice, type Samples } from './sample.ts';

const ofPosted: Sample = async (people) => {
  const call = await ofInvoice(people);
  await setInvoiceStatus(Number(call.params!['invoiceId']), 'Posted');
  return call;
};

/** An invoice whose mail bounced, so that it can be retried. */
const ofBouncedMail: Sample = async ({ Staff }) => {
  const { invoiceId } = await makeMailedInvoice(Staff, mailSimulator.bounces);
  await expect.poll(async () => (await mailOf(Staff, invoiceId)).isTrouble, longPoll).toBe(true);
  return { params: { invoiceId, followUpId: 'mail' } };
};

const ofFailedMail: Sample = async ({ Staff }) => {
  const { invoiceId } = await makeMailedInvoice(Staff, mailSimulator.refused);
  await expect.poll(async () => (await mailOf(Staff, invoiceId)).lastError, longPoll).not.toBe('');
  return { params: { invoiceId, followUpId: 'mail' } };
};

export const invoicesSamples = {
  'invoices/list-invoices': nothing,
  'invoices/list-invoiceable-projects': nothing,
  'invoices/create-preview-from-project': ofInvoiceable,
  'invoices/create-preview-pdf-from-project': ofInvoiceable,
  'invoices/get-invoice-remarks': ofInvoiceable,
  'invoices/get-work-orders-to-invoice': ofInvoiceable,
  'invoices/create-from-project': ofInvoiceable,
  'invoices/create-credit-invoice-preview': ofPosted,
  'invoices/create-credit-invoice': ofPosted,
  'invoices/recreate-invoice-pdf': ofInvoice,
  'invoices/get-number-series': nothing,
  'invoices/get-invoice': ofInvoice,
  'invoices/get-invoiced-work-orders': ofInvoice,
  'invoices/download-invoice': ofInvoice,
  'invoices/list-attention': nothing,
  'invoices/retry-follow-up': ofFailedMail,
  'invoices/settle-mail-trouble': ofBouncedMail,
  'invoices/update-in-accounting': async (people) => {
    await linkFortnox(people.SuperAdmin);
    return ofInvoice(people);
  },
  'invoices/settle-credit': async (people) => {
    const call = await ofInvoice(people);
    await leaveUnsettled(Number(call.params!['invoiceId']));
    return call;
  },
  'invoices/mail-invoice-again': async (people) => ({
    ...(await ofInvoice(people)),
    body: { email: 'ekonomi@provkund.example' },
  }),
} satisfies Samples;
