import { getAllContacts } from '../../../../shared/contract/calls/contacts.ts';
import { getAllCustomers } from '../../../../shared/contract/calls/customers.ts';
import { getAllProjects } from '../../../../shared/contract/calls/projects.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import type { OptionSearch } from './option-search.ts';
import { contactLabel } from '../../text/contacts.ts';

export type CustomerChoice = ResultOf<typeof getAllCustomers>[number];
type ContactChoice = ResultOf<typeof getAllContacts>[number];
export type ProjectChoice = ResultOf<typeof getAllProjects>[number];

export const customerOption = ({ customerId, name }: Pick<CustomerChoice, 'customerId' | 'name'>) => ({
  value: customerId,
  label: name,
});

export const contactOption = (contact: Pick<ContactChoice, 'contactId' | 'fullName' | 'freeText'>) => ({
  value: contact.contactId,
  label: contactLabel(contact),
});

const projectOption = ({ projectId, projectCode, customerName, addressFormatted }: ProjectChoice) => ({
  value: projectId,
  label: [projectCode, customerName, addressFormatted].filter(Boolean).join(', '),
});

export const customerSearch: OptionSearch = { call: getAllCustomers, option: customerOption };
export const contactSearch: OptionSearch = { call: getAllContacts, option: contactOption };
export const projectSearch: OptionSearch = { call: getAllProjects, option: projectOption };
