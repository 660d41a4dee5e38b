import { keepMessage } from '../../functions/messages/message-log-store.ts';
import { updateContact } from '../../shared/contract/contacts.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { getProject, updateProject } from '../../shared/contract/projects.ts';
import type { Api } from './api.ts';
import { makeContact, makeCustomer, makeInvoiceableProject, unique } from './builders.ts';

/** Found nowhere else. */
export const word = (start: string) => unique(start).replace(' ', '');

export async function changeProject(api: Api, projectId: number, fields: object): Promise<any> {
  const current = await api.result(getProject, { params: { projectId } });
  return api.result(updateProject, { params: { projectId }, body: { ...current, ...fields } });
}

/** Named by a customer, a project and its log, an invoice and a mail, and renamed since. */
export async function makeTracedContact(api: Api) {
  const words = {
    first: word('Fina'),
    last: word('Eftersson'),
    earlier: word('Tidigare'),
    role: word('Husvaktmästare'),
    email: `${word('e')}@kund.example`.toLowerCase(),
  };
  const customer = await makeCustomer(api, { name: word('Kundbolag') });
  const selectedCustomers = [customer.customerId];
  const contact = await makeContact(api, {
    firstName: words.first,
    lastName: words.earlier,
    role: words.role,
    email: words.email,
    mobilePhone: '070-111 22 33',
    selectedCustomers,
  });
  const { project } = await makeInvoiceableProject(api);
  await changeProject(api, project.projectId, { mainContactId: contact.contactId });
  const { invoiceId, invoiceCode } = await api.result(createFromProject, { params: project });
  const body = { ...contact, lastName: words.last, selectedCustomers };
  const renamed = await api.result(updateContact, { params: contact, body });
  const mail = { to: words.email, mobilePhone: '', subject: `Faktura ${invoiceCode}` };
  await keepMessage({ kind: 'Invoice', ...mail }, new Date());
  return { ...renamed, words, customer, project, invoiceId, serial: invoiceCode.slice(-6) };
}
