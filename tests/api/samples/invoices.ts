import { expect } from 'vitest';
import { saveAgreement } from '../../../shared/contract/agreements.ts';
import { disconnectFortnox } from '../../../shared/contract/finance-integration.ts';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { createFromProject, getInvoice } from '../../../shared/contract/invoices.ts';
import { keepByHand } from '../../../shared/contract/invoices-by-hand.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { checkProjects, startInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import { previewChoice } from '../../../shared/contract/invoice-choices.ts';
import type { FollowUp } from '../../../shared/schemas/invoice.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { type CallOptions, newKey } from '../../support/api.ts';
import { makeInvoiceableProject } from '../../support/builders.ts';
import { company } from '../../support/invoice-input.ts';
import { linkFortnox } from '../../support/fortnox-link.ts';
import { leaveUnsettled, setInvoiceStatus } from '../../support/invoices.ts';
import { longPoll, mailOf, mailSimulator, makeMailedInvoice } from '../../support/invoice-mails.ts';
import { type People, type Sample, nothing, ofInvoiceable, ofInvoice, type Samples } from './sample.ts';

const ofPosted: Sample = async (people) => {
  const call = await ofInvoice(people);
  await setInvoiceStatus(Number(call.params!['invoiceId']), 'Posted');
  return call;
};

const ofChoice = async ({ Staff }: People): Promise<CallOptions> => {
  const { project, workOrder } = await makeInvoiceableProject(Staff);
  return { params: { projectId: project.projectId }, body: { workOrderIds: [workOrder.workOrderId] } };
};

const ofPartCredit: Sample = async (people) => ({
  ...(await ofPosted(people)),
  body: { amount: 10, reason: 'Prisavdrag' },
});

const ofRun = async ({ Staff }: People): Promise<{ projectId: number; basis: string }[]> => {
  const { project } = await makeInvoiceableProject(Staff);
  const body = { projectIds: [project.projectId] };
  const { projects } = await Staff.result(checkProjects, { body });
  return projects.map(({ projectId, basis }: { projectId: number; basis: string }) => ({ projectId, basis }));
};

const ofStartedRun: Sample = async (people) => {
  const { runId } = await people.Developer.result(startInvoiceRun, { body: { projects: await ofRun(people) } });
  return { params: { runId } };
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

const publicBuyer = { organisationNumber: '212000-9010', costCenter: '4711', orderNumber: 'B-117' };

/** The invoice of a firm and a buyer that have all that an e-invoice must say. */
async function publicInvoice(
  { Staff, SuperAdmin }: People,
  firm: object = {},
  buyer: object = {},
): Promise<CallOptions> {
  const settings = await SuperAdmin.result(getSystemSettings);
  await SuperAdmin.result(saveSystemSettings, { body: { ...settings, ...company, ...firm } });
  const { project } = await makeInvoiceableProject(Staff);
  const customer = await Staff.result(getCustomer, { params: project });
  await Staff.result(updateCustomer, { params: project, body: { ...customer, ...publicBuyer, ...buyer } });
  const { invoiceId } = await Staff.result(createFromProject, { params: project });
  return { params: { invoiceId } };
}

const ofEInvoice: Sample = (people) => publicInvoice(people);

const ofReturnedEInvoice: Sample = async (people) => {
  const way = { eInvoiceWay: 'AccessPoint', accessPointEmail: mailSimulator.bounces };
  const call = await publicInvoice(people, way, { invoiceDelivery: 'EInvoice' });
  const cameBack = async () =>
    (await people.Staff.result(getInvoice, { params: call.params! })).followUps.some(
      ({ kind, isTrouble }: FollowUp) => kind === 'e-invoice' && isTrouble,
    );
  await expect.poll(cameBack, longPoll).toBe(true);
  return call;
};

const onAccount = { as: 'OnAccount', amount: 1000, text: 'Projektering' };

/** In a firm without a link, regardless of other samples. */
async function ofKeptByHand(people: People): Promise<{ body: object }> {
  await people.SuperAdmin.result(disconnectFortnox);
  const { invoiceId } = (await ofInvoice(people)).params as { invoiceId: number };
  const { version } = await people.Staff.result(getInvoice, { params: { invoiceId } });
  return { body: { invoices: [{ invoiceId, version }], change: { what: 'Booked', day: dayOf(new Date()) } } };
}

export const invoicesSamples = {
  'agreements/get-agreement': ofInvoiceable,
  'agreements/save-agreement': async (people) => {
    const call = await ofInvoiceable(people);
    const body = { priceForm: 'FixedPrice', agreed: 1000, instalments: [{ text: 'Allt' }] };
    const { version } = await people.Staff.result(saveAgreement, { ...call, body: { ...body, version: 0 } });
    return { ...call, body: { ...body, version } };
  },
  'agreements/preview-agreed-invoice': async (people) => ({ ...(await ofInvoiceable(people)), body: onAccount }),
  'agreements/create-agreed-invoice': async (people) => ({
    ...(await ofInvoiceable(people)),
    body: { choice: onAccount },
  }),
  'overview/get-overview': nothing,
  'invoices/list-invoices': nothing,
  'invoices/list-invoiceable-projects': nothing,
  'invoices/create-preview-from-project': ofInvoiceable,
  'invoices/create-preview-pdf-from-project': ofInvoiceable,
  'invoices/get-invoice-remarks': ofInvoiceable,
  'invoices/get-work-orders-to-invoice': ofInvoiceable,
  'invoices/create-from-project': ofInvoiceable,
  'invoices/preview-choice': ofChoice,
  'invoices/preview-pdf-of-choice': ofChoice,
  'invoices/get-remarks-of-choice': ofChoice,
  'invoices/create-from-choice': async (people) => {
    const { params, body } = await ofChoice(people);
    const { basis } = await people.Staff.result(previewChoice, { params: params!, body: body! });
    return { params: params!, body: { ...(body as object), basis } };
  },
  'invoices/check-projects': async (people) => ({ body: { projectIds: [(await ofRun(people))[0]!.projectId] } }),
  'invoices/start-invoice-run': async (people) => ({ body: { projects: await ofRun(people) } }),
  'invoices/continue-invoice-run': ofStartedRun,
  'invoices/get-invoice-run': ofStartedRun,
  'invoices/get-latest-invoice-run': nothing,
  'invoices/create-credit-invoice-preview': ofPosted,
  'invoices/create-credit-invoice': ofPosted,
  'invoices/get-standing': ofPosted,
  'invoices/create-part-credit-preview': ofPartCredit,
  'invoices/create-part-credit': ofPartCredit,
  'invoices/recreate-invoice-pdf': ofInvoice,
  'invoices/get-number-series': nothing,
  'invoices/get-first-number': nothing,
  'invoices/get-invoice': ofInvoice,
  'invoices/get-invoiced-work-orders': ofInvoice,
  'invoices/download-invoice': ofInvoice,
  'invoices/download-e-invoice': ofEInvoice,
  'invoices/list-attention': nothing,
  'invoices/retry-follow-up': ofFailedMail,
  'invoices/settle-mail-trouble': ofBouncedMail,
  'invoices/update-in-accounting': async (people) => {
    await linkFortnox(people.SuperAdmin);
    return ofInvoice(people);
  },
  'invoices/keep-by-hand': ofKeptByHand,
  'invoices/restore-by-hand': async (people) => {
    const { body } = await ofKeptByHand(people);
    const kept = await people.Staff.result(keepByHand, { body, idempotencyKey: newKey() });
    const [{ invoiceId, version }] = kept.invoices;
    return { body: { invoices: [{ invoiceId, version, byHand: null }] } };
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
  'invoices/send-e-invoice-again': ofReturnedEInvoice,
} satisfies Samples;
