import type * as z from 'zod/mini';
import { contact } from '../../../../shared/entities/contact.ts';
import { type Contact, contactEditSchema } from '../../../../shared/schemas/contact.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type ContactValues = z.output<typeof contactEditSchema> & { selectedProjects: number[] };

export type ContactStart = { customerId: number | null; projectId: number | null; company: string; name: string };

const { customerIds: _customerIds, ...empty } = contact.emptyInput;

export const contactValues = {
  empty: ({ customerId, projectId, company, name }) => {
    const [firstName = '', ...lastNames] = name.split(' ');
    return {
      ...empty,
      firstName,
      lastName: lastNames.join(' '),
      freeText: company,
      selectedCustomers: customerId === null ? [] : [customerId],
      selectedProjects: projectId === null ? [] : [projectId],
      version: 0,
    };
  },
  fromView: (view) => pickFields(view, contactEditSchema.shape),
} satisfies FormValues<ContactValues, Contact, [ContactStart]>;
