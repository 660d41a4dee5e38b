import { createDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { Api, type CallOptions } from '../../support/api.ts';
import {
  makeCustomer,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeUser,
  unique,
} from '../../support/builders.ts';
import type { Role } from '../../../shared/codes/roles.ts';

export type People = Record<Role, Api>;

export type Sample = (people: People) => Promise<CallOptions> | CallOptions;

/** By the route's name. */
export type Samples = Record<string, Sample>;

export const nothing: Sample = () => ({});

export const ofCustomer: Sample = async ({ Staff }) => ({
  params: { customerId: (await makeCustomer(Staff)).customerId },
});

export const ofProject: Sample = async ({ Staff }) => ({ params: { projectId: (await makeProject(Staff)).projectId } });

export const ofInvoiceable: Sample = async ({ Staff }) => {
  const { project } = await makeInvoiceableProject(Staff);
  return { params: { projectId: project.projectId } };
};

export const ofInvoice: Sample = async (people) => {
  const { invoiceId } = await people.Staff.result(createFromProject, await ofInvoiceable(people));
  return { params: { invoiceId } };
};

export const ofUser: Sample = async ({ SuperAdmin }) => ({ params: { userId: (await makeUser(SuperAdmin)).userId } });

export const deletion = (idField: string, record: any): CallOptions => ({
  params: { [idField]: record[idField] },
  query: { version: record.version },
});

/** A call that saves a record unchanged. */
export const saving = (idField: string, { [idField]: id, ...record }: any): CallOptions => ({
  params: { [idField]: id },
  body: record,
});

export async function newDeliveryTemplate({ SuperAdmin }: People) {
  const { productId } = await makeProduct(SuperAdmin);
  return { name: unique('Prov'), items: [{ invoiceNote: 'Mätning', lines: [{ productId, hoursEstimated: 1.5 }] }] };
}

export async function makeDeliveryTemplate(people: People): Promise<any> {
  return people.SuperAdmin.result(createDeliveryTemplate, { body: await newDeliveryTemplate(people) });
}
