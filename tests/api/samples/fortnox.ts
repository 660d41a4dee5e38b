import { makeCustomer } from '../../support/builders.ts';
import { linkFortnox, newFortnoxCustomer } from '../../support/fortnox-link.ts';
import { makeDifference } from '../../support/invoices.ts';
import { type Sample, nothing, ofInvoice, type Samples } from './sample.ts';

/** Links to Fortnox first, regardless of other samples. */
const linked =
  (sample: Sample): Sample =>
  async (people) => {
    await linkFortnox(people.SuperAdmin);
    return sample(people);
  };

export const fortnoxSamples = {
  'finance-integration/test-connection': nothing,
  'finance-integration/disconnect-fortnox': nothing,
  'finance-integration/propose-first-invoice-number': linked(nothing),
  'finance-integration/list-connection-log': nothing,
  'finance-integration/clean-connection-log': nothing,
  'finance-integration/get-fortnox-customers': linked(nothing),
  'finance-integration/get-fortnox-customer': linked(async ({ SuperAdmin }) => {
    return { params: { customerNumber: await newFortnoxCustomer(SuperAdmin) } };
  }),
  'finance-integration/match-customers': linked(nothing),
  'finance-integration/create-fortnox-customers': async ({ Staff }) => ({
    body: { customerIds: [(await makeCustomer(Staff)).customerId] },
  }),
  'finance-integration/remove-invalid-links': linked(nothing),
  'finance-integration/get-reconciliation': linked(nothing),
  'finance-integration/list-ticked-off-differences': nothing,
  'finance-integration/tick-off-difference': async (people) => ({
    params: { differenceId: await makeDifference(Number((await ofInvoice(people)).params!['invoiceId'])) },
    body: { reason: 'Den ska vara så.' },
  }),
  'finance-integration/cancel-invoice': async (people) => ({
    params: { differenceId: await makeDifference(Number((await ofInvoice(people)).params!['invoiceId'])) },
    body: { reason: 'Fakturan finns inte i Fortnox.' },
  }),
  'dev/import-customers-from-fortnox': linked(nothing),
  'dev/import-customers-from-fortnox-approve': linked(async ({ Staff, SuperAdmin }) => {
    const { customerId, name } = await makeCustomer(Staff);
    const fortnoxCustomerNumber = await newFortnoxCustomer(SuperAdmin);
    return { body: [{ customerId, name, fortnoxCustomerNumber }] };
  }),
  'dev/create-customers-in-fortnox': linked(nothing),
  'dev/create-customers-in-fortnox-approve': async ({ Staff }) => {
    const { customerId, name } = await makeCustomer(Staff);
    return { body: [{ customerId, name }] };
  },
} satisfies Samples;
