import { expect, it } from 'vitest';
import { createFromProject, listInvoices } from '../../../shared/contract/invoices.ts';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import { makeCustomer, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

it(
  'gives two hundred invoices that are made at once two hundred consecutive numbers',
  { timeout: 120_000 },
  async () => {
    const staff = await logInAs('Staff');
    const { customerId } = await makeCustomer(staff);
    const first = await makeProject(staff, { customerId });
    const [rate] = await staff.result(getProjectPrices, { params: { code: first.projectCode } });
    const projects = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const project = await makeProject(staff, { customerId });
        const items = [{ productId: rate.productId, workedHours: 1, invoiceableHours: 1 }];
        await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
        return project;
      }),
    );

    const created = await Promise.all(projects.map((project) => staff.result(createFromProject, { params: project })));
    const wanted = new Set(created.map(({ invoiceId }) => invoiceId));
    // Other tests invoice too: the series is unbroken over all of them.
    const query = { itemsPerPage: 0, orderByColumn: 'serialNumber', orderByDescending: false };
    const { items: ledger } = await staff.result(listInvoices, { query });
    expect(ledger.map((row: any) => row.serialNumber)).toEqual(ledger.map((_: unknown, index: number) => index + 1));
    expect(ledger.filter((row: any) => wanted.has(row.invoiceId))).toHaveLength(200);
  },
);
