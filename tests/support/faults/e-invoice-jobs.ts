import { createFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { createFromProject, retryFollowUp, settleMailTrouble } from '../../../shared/contract/invoices.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import type { EInvoiceWay } from '../../../shared/codes/e-invoices.ts';
import { newKey } from '../api.ts';
import { firstCompany, linkFortnox } from '../fortnox-link.ts';
import { company } from '../invoice-input.ts';
import { type Job, firm } from './kill-at-every-step.ts';
import { patiently } from './patiently.ts';

/** A municipality, which must get e-invoices. */
export const publicBuyer = {
  organisationNumber: '212000-9010',
  invoiceDelivery: 'EInvoice',
  costCenter: '4711',
  orderNumber: 'B-117',
};

const prepares: Record<Exclude<EInvoiceWay, 'File'>, () => Promise<void>> = {
  AccessPoint: async () => {},
  Fortnox: async () => {
    await firm.stack.controlFortnox({ company: { tenant: firstCompany, ediStatusOfSent: '3' } });
    await linkFortnox(firm.superAdmin);
    const body = { customerIds: [firm.customerId] };
    await firm.superAdmin.result(createFortnoxCustomers, { body });
  },
};

/** Invoices that leave as e-invoices, in the one way or the other. */
export const sendingEInvoices = (eInvoiceWay: Exclude<EInvoiceWay, 'File'>): Job => ({
  prepare: async (count) => {
    const before = await firm.superAdmin.result(getSystemSettings);
    const settings = { ...before, ...company, eInvoiceWay, accessPointEmail: 'peppol@accesspunkt.example' };
    await firm.superAdmin.result(saveSystemSettings, { body: settings, idempotencyKey: newKey() });
    if (before.eInvoiceWay !== eInvoiceWay) await prepares[eInvoiceWay]();
    return (await firm.makeProjects(Array<number>(count).fill(2))).map((projectId) => ({ projectId }));
  },
  run: ({ projectId }, key) => patiently(firm.staff, createFromProject, { projectId: projectId! }, key),
  invoices: 1,
  goOn,
});

/** A person asks the receiver: what has arrived is settled, what has not is sent again. */
async function goOn(): Promise<void> {
  const items = await firm.stack.items();
  const mails = await firm.stack.mails();
  for (const { invoiceId, followUpId, state } of items.filter(({ sk }) => sk.startsWith('FOLLOW_UP#'))) {
    if (state !== 'Uncertain') continue;
    const { data } = items.find(({ kind, id }) => kind === 'invoice' && id === invoiceId)!;
    const hasArrived = mails.some(({ subject }) => subject.includes(data.serialNumberPadded));
    const params = { invoiceId, followUpId };
    await firm.staff.result(hasArrived ? settleMailTrouble : retryFollowUp, { params, idempotencyKey: newKey() });
  }
}
