import { describe, expect, it } from 'vitest';
import {
  createFromProject,
  createPreviewFromProject,
  createPreviewPdfFromProject,
  downloadInvoice,
  getInvoice,
  listInvoiceableProjects,
  listInvoices,
} from '../../../shared/contract/invoices.ts';
import { deleteProject, listProjects, updateProject } from '../../../shared/contract/projects.ts';
import { deleteWorkOrder, getWorkOrder, updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import { newKey } from '../../support/api.ts';
import {
  makeAddress,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
} from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

describe('an invoice', () => {
  it('is the preview with a number', async () => {
    const { project, rate } = await makeInvoiceableProject(staff);
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params: project });
    expect(invoiceDto).toMatchObject({ serialNumber: 0, invoiceCode: '', sumTotal: 2.5 * rate.unitPrice });

    const { invoiceId, invoiceCode } = await staff.result(createFromProject, { params: project });
    const invoice = await staff.result(getInvoice, { params: { invoiceId } });
    expect(invoice.items).toEqual(invoiceDto.items);
    expect(invoice).toMatchObject({ invoiceCode, status: 'Created', invoiceType: 'Debit', credited: false });
    expect(invoiceCode).toBe(`${project.projectCode}-${invoice.serialNumberPadded}`);
    expect(invoice.sumTotal + invoice.vatTotalRounded + invoice.roundingTotal).toBeCloseTo(invoice.sumTotalIncVat, 5);
  });

  it('takes its work orders, which can no longer be changed', async () => {
    const { project, workOrder } = await makeInvoiceableProject(staff);
    await staff.result(createFromProject, { params: project });
    const invoiced = await staff.result(getWorkOrder, { params: workOrder });
    expect(invoiced).toMatchObject({ status: 'Invoiced' });
    const change = await superAdmin.call(updateWorkOrder, {
      params: workOrder,
      body: { ...invoiced, status: 'Registered' },
    });
    expect(change).toMatchObject({ status: 409, json: { message: 'Insatsen är fakturerad och kan inte ändras.' } });
    expect((await superAdmin.call(deleteWorkOrder, { params: workOrder })).status).toBe(409);
    expect((await superAdmin.call(deleteProject, { params: project })).status).toBe(409);
    const [row] = (await staff.result(listProjects, { body: { filter: { projectCode: project.projectCode } } })).items;
    expect(row).toMatchObject({ registered: 0, invoiced: 1, invoiceable: false });
  });

  it('is created once by concurrent callers, and once per idempotency key', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const replies = await Promise.all([1, 2, 3].map(() => staff.call(createFromProject, { params: project })));
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const { invoiceCode } = replies.find((reply) => reply.status === 200)!.json.result;
    for (const { json } of replies.filter((reply) => reply.status === 409)) {
      expect(json.message).toMatch(/^Det finns inget att fakturera\. /);
      expect(json.message).toContain(invoiceCode);
    }

    const other = await makeInvoiceableProject(staff);
    const idempotencyKey = newKey();
    const same = await Promise.all(
      [1, 2, 3].map(() => staff.call(createFromProject, { params: other.project, idempotencyKey })),
    );
    expect(new Set(same.map((reply) => reply.json.result?.invoiceCode)).size).toBe(1);
  });

  it('is refused, by the product’s name, when a price is missing', async () => {
    const project = await makeProject(staff);
    const product = await makeProduct(superAdmin);
    const items = [{ productId: product.productId, workedHours: 1, invoiceableHours: 1 }];
    await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
    const reply = await staff.call(createFromProject, { params: project });
    expect(reply.status).toBe(409);
    expect(reply.json.message).toContain(product.name);
  });

  it('takes only what is registered and invoiceable', async () => {
    const project = await makeProject(staff);
    await makeWorkOrder(staff, project.projectId, { status: 'Started' });
    await makeWorkOrder(staff, project.projectId, { status: 'Registered', invoiceable: false });
    const reply = await staff.call(createFromProject, { params: project });
    expect(reply).toMatchObject({ status: 409, json: { message: 'Det finns inget att fakturera' } });
  });

  it('is in the ledger and no longer in the list of projects to invoice', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const filter = { projectCode: project.projectCode };
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params: project });
    const toInvoice = invoiceDto.sumTotal;
    expect(await staff.result(listInvoiceableProjects, { query: { ...filter, sums: true } })).toMatchObject({
      items: [{ toInvoice, oldestToInvoice: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      sums: { toInvoice, invoicedSum: 0 },
    });
    const { invoiceCode } = await staff.result(createFromProject, { params: project });
    expect((await staff.result(listInvoiceableProjects, { query: filter })).items).toEqual([]);
    const page = await staff.result(listInvoices, { query: { ...filter, sums: true } });
    expect(page).toMatchObject({
      items: [{ invoiceCode, invoiceType: 'Debit', status: 'Created' }],
      sums: { sumTotal: toInvoice, owed: page.items[0].sumTotalIncVat },
    });
    const { items } = await staff.result(listProjects, { body: { filter } });
    expect(items).toMatchObject([{ toInvoice: 0, worked: toInvoice, invoicedSum: toInvoice, oldestToInvoice: '' }]);
  });

  it('is a PDF named by its code, the same bytes each time', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const { invoiceId, invoiceCode } = await staff.result(createFromProject, { params: project });
    const first = await staff.call(downloadInvoice, { params: { invoiceId } });
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toContain(`filename="${invoiceCode}.pdf"`);
    expect(new TextDecoder('latin1').decode(first.bytes.slice(0, 5))).toBe('%PDF-');
    const second = await staff.call(downloadInvoice, { params: { invoiceId } });
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('freezes what it printed', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const address = await makeAddress(staff, project.customerId, { name: 'Före AB', addressType: 'InvoiceAddress' });
    await staff.result(updateProject, { params: project, body: { ...project, invoiceAddressId: address.addressId } });
    const { invoiceId } = await staff.result(createFromProject, { params: project });
    const before = await staff.result(getInvoice, { params: { invoiceId } });
    expect(before.invoiceAddress.name).toBe('Före AB');
    await makeWorkOrder(staff, project.projectId, { status: 'Registered' });
    const after = await staff.result(getInvoice, { params: { invoiceId } });
    expect({ ...after, followUps: [] }).toEqual({ ...before, followUps: [] });
  });

  it('is followed by its PDF, made by itself', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const { invoiceId } = await staff.result(createFromProject, { params: project });
    await expect
      .poll(async () => (await staff.result(getInvoice, { params: { invoiceId } })).followUps, {
        interval: 100,
      })
      .toContainEqual(expect.objectContaining({ kind: 'pdf', state: 'Done', lastError: '' }));
  });
});

it('an invoice that is previewed gives a preview as PDF that takes no number', async () => {
  const { project } = await makeInvoiceableProject(staff);
  const newest = async () => (await staff.result(listInvoices)).items[0]?.serialNumber;
  const before = await newest();
  const reply = await staff.call(createPreviewPdfFromProject, { params: project });
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(await newest()).toBe(before);
});
