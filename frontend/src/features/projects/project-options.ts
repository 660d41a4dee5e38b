import type { Option } from '../../components/form/options.ts';
import { contactLabel } from '../../text/contacts.ts';
import type { ProjectChoices } from './use-project-choices.ts';

export function customerOptions(customers: ProjectChoices['customers']): Option[] {
  return customers.map(({ customerId, name }) => ({ value: customerId, label: name }));
}

/** 'AL, Anna Lind': found by initials and by name. */
export function userOptions(users: ProjectChoices['users']): Option[] {
  return users.map(({ userId, initials, firstName, lastName }) => ({
    value: userId,
    label: `${initials}, ${firstName} ${lastName}`,
  }));
}

export function contactOptions(contacts: ProjectChoices['contacts']): Option[] {
  return contacts.map((contact) => ({ value: contact.contactId, label: contactLabel(contact) }));
}

export function tagOptions(tags: ProjectChoices['tags']): Option[] {
  return tags.map(({ tagId, name }) => ({ value: tagId, label: name }));
}
