import { expect, it } from 'vitest';
import { getProject, getProjectFigures, updateProject } from '../../../shared/contract/projects.ts';
import { makeInvoiceableProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const staff = await logInAs('Staff');

it('the figures of a project follow its budget and its work at once', async () => {
  const { project, rate } = await makeInvoiceableProject(staff, 4);
  const params = { projectId: project.projectId };
  const price = rate.unitPrice as number;
  const items = [{ productId: rate.productId, workedHours: 6, invoiceableHours: 1 }];
  const { workOrderId } = await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
  await makeWorkOrder(staff, project.projectId, {
    status: 'Quoted',
    items: [{ productId: rate.productId, hoursEstimated: 2 }],
  });
  const { mainContact: _, ...fields } = await staff.result(getProject, { params });
  await staff.result(updateProject, { params, body: { ...fields, budget: 50_000 } });

  const figures = await staff.result(getProjectFigures, { params });
  expect(figures).toMatchObject({
    budget: 50_000,
    quoted: 2 * price,
    worked: 5 * price,
    invoiced: 0,
    left: 50_000 - 5 * price,
    people: [{ userId: null, initials: '', hoursWorked: 10, invoiceableHours: 5, value: 5 * price }],
  });
  expect(figures.losses.items).toMatchObject([{ workOrderId, atListPrice: 6 * price, value: price, loss: 5 * price }]);
});

it('a project that is not there has no figures', async () => {
  expect((await staff.call(getProjectFigures, { params: { projectId: 999_999 } })).status).toBe(404);
});
