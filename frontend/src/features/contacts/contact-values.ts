import type * as z from 'zod/mini';
import type { Contact, contactEditSchema } from '../../../../shared/schemas/contact.ts';

/** What the form of a person holds. */
export type ContactValues = z.output<typeof contactEditSchema> & { selectedProjects: number[] };

/** What a new person starts from: the customer and the project it is made for, and the name that was looked for. */
export type ContactStart = { customerId: number | null; projectId: number | null; company: string; name: string };

export function emptyContact({ customerId, projectId, company, name }: ContactStart): ContactValues {
  const [firstName = '', ...lastNames] = name.split(' ');
  return {
    firstName,
    lastName: lastNames.join(' '),
    freeText: company,
    role: '',
    email: '',
    phone: '',
    mobilePhone: '',
    selectedCustomers: customerId === null ? [] : [customerId],
    selectedProjects: projectId === null ? [] : [projectId],
    version: 0,
  };
}

export function contactValues(contact: Contact): ContactValues {
  const { firstName, lastName, freeText, role, email, phone, mobilePhone, version } = contact;
  const { selectedCustomers, selectedProjects } = contact;
  return {
    firstName,
    lastName,
    freeText,
    role,
    email,
    phone,
    mobilePhone,
    selectedCustomers,
    selectedProjects,
    version,
  };
}
