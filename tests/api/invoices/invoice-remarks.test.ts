import { describe, expect, it } from 'vitest';
import { updateCustomer, getCustomer } from '../../../shared/contract/customers.ts';
import { createCreditInvoice, createFromProject, getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { getProject, updateProject } from '../../../shared/contract/projects.ts';
import { addDays, dayOf, yearOf } from '../../../shared/lib/days.ts';
import type { InvoiceRemark } from '../../../shared/schemas/invoice-remark.ts';
import {
  makeAddress,
  makeContact,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
  ownNumber,
} from '../../support/builders.ts';
import { setInvoiceStatus } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const remarksOf = async (project: any): Promise<InvoiceRemark[]> =>
  (await staff.result(getInvoiceRemarks, { params: { projectId: project.projectId } })).remarks;
const kindsOf = async (project: any) => (await remarksOf(project)).map(({ kind }) => kind);

async function change(project: any, fields: Record<string, unknown>): Promise<void> {
  const current = await staff.result(getProject, { params: project });
  await staff.result(updateProject, { params: project, body: { ...current, ...fields } });
}

async function changeCustomer(project: any, fields: Record<string, unknown>): Promise<void> {
  const params = { customerId: project.customerId };
  const current = await staff.result(getCustomer, { params });
  await staff.result(updateCustomer, { params, body: { ...current, ...fields } });
}

describe('before a project is invoiced', () => {
  it('lists everything that is missing', async () => {
    const { project } = await makeInvoiceableProject(staff);
    await change(project, { invoiceAddressId: null });
    expect(await remarksOf(project)).toEqual([
      { kind: 'no-address' },
      { kind: 'no-reference' },
      { kind: 'no-email', invoiceEmailTo: 'faktura@klang.example' },
      { kind: 'no-accounting-number' },
    ]);

    const address = await makeAddress(staff, project.customerId, { addressType: 'InvoiceAddress' });
    const contact = await makeContact(staff, { selectedCustomers: [project.customerId] });
    await change(project, {
      invoiceAddressId: address.addressId,
      mainContactId: contact.contactId,
      invoiceEmail: 'faktura@provkund.example',
    });
    await changeCustomer(project, { fortnoxCustomerNumber: ownNumber(project), paymentRemark: true });
    expect(await kindsOf(project)).toEqual(['payment-remark']);
    await changeCustomer(project, { paymentRemark: false });
    expect(await kindsOf(project)).toEqual([]);
  });

  it('counts what has been invoiced before against the budget, less what was credited', async () => {
    const { project, rate } = await makeInvoiceableProject(staff, 2);
    const worked = {
      status: 'Registered',
      items: [{ productId: rate.productId, workedHours: 2, invoiceableHours: 2 }],
    };
    const sum = 2 * rate.unitPrice;
    await change(project, { budget: sum });
    expect(await kindsOf(project)).not.toContain('over-budget');

    const { invoiceId } = await staff.result(createFromProject, { params: project });
    await makeWorkOrder(staff, project.projectId, worked);
    expect(await remarksOf(project)).toContainEqual({ kind: 'over-budget', budget: sum, total: 2 * sum });

    await setInvoiceStatus(invoiceId, 'Posted');
    await staff.result(createCreditInvoice, { params: { invoiceId } });
    await change(project, { budget: 2 * sum });
    expect(await kindsOf(project)).not.toContain('over-budget');
  });

  it('names what has no price, beside all else', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const product = await makeProduct(superAdmin);
    await makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      items: [{ productId: product.productId, workedHours: 1, invoiceableHours: 1 }],
    });
    expect((await remarksOf(project))[0]).toEqual({ kind: 'no-price', products: [product.name] });
    expect(await kindsOf(project)).toContain('no-reference');
  });

  it('says that nothing has a price', async () => {
    const project = await makeProject(staff, { invoiceAddressId: null });
    const product = await makeProduct(superAdmin);
    await makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      items: [{ productId: product.productId, workedHours: 1, invoiceableHours: 1 }],
    });
    expect(await kindsOf(project)).toEqual([
      'no-price',
      'no-address',
      'no-reference',
      'no-email',
      'no-accounting-number',
    ]);
  });

  it('shows remarks on work on odd days, prices of another year, doubtful VAT and e-invoices', async () => {
    const { project, rate } = await makeInvoiceableProject(staff);
    // In a year without a price list.
    const verificationDate = addDays(dayOf(new Date()), 400);
    const { workOrderId } = await makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      verificationDate,
      items: [{ productId: rate.productId, workedHours: 1, invoiceableHours: 1 }],
    });
    await changeCustomer(project, { organisationNumber: '212000-9010', vatNumber: 'DK13585628' });
    const remarks = await remarksOf(project);
    expect(remarks).toContainEqual({ kind: 'future-work', workOrders: [{ workOrderId, verificationDate }] });
    expect(remarks).toContainEqual({
      kind: 'earlier-prices',
      products: ['Akustiker'],
      listYears: [yearOf(dayOf(new Date()))],
    });
    expect(remarks).toContainEqual({
      kind: 'vat-undecided',
      problem: 'foreign-number',
      countryCode: 'SE',
      vatNumber: 'DK13585628',
    });
    expect(remarks).toContainEqual({ kind: 'needs-e-invoice' });
  });

  it('is refused like the preview where there is nothing to invoice', async () => {
    const reply = await staff.call(getInvoiceRemarks, { params: await makeProject(staff) });
    expect(reply).toMatchObject({ status: 409, json: { message: 'Det finns inget att fakturera' } });
  });
});
