import { describe, expect, it } from 'vitest';
import { createFromProject, createPreviewFromProject } from '../../../shared/contract/invoices.ts';
import { checkProjects } from '../../../shared/contract/invoice-runs.ts';
import { makeInvoiceableProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const staff = await logInAs('Staff');

async function projectWith(invoiceNote: string): Promise<any> {
  const { project, rate } = await makeInvoiceableProject(staff);
  const items = [{ productId: rate.productId, workedHours: 1, invoiceableHours: 1 }];
  await makeWorkOrder(staff, project.projectId, { status: 'Registered', invoiceNote, items });
  return project;
}

describe('an invoice', () => {
  it('with a sign that cannot be printed is refused with its name, and previewed', async () => {
    const project = await projectWith('Mätning 漢 hall');
    const message =
      /^Ett tecken går inte att skriva ut på fakturan: 漢 \(U\+6F22\) i ”.*Mätning 漢 hall”\. Ta bort det där texten står\.$/;
    const refused = await staff.call(createFromProject, { params: project });
    expect(refused.status).toBe(409);
    expect(refused.json.message).toMatch(message);
    const [checked] = (await staff.result(checkProjects, { body: { projectIds: [project.projectId] } })).projects;
    expect(checked.stop).toMatch(message);
    expect((await staff.call(createPreviewFromProject, { params: project })).status).toBe(200);
  });

  it('has signs of technical texts, and those that are written', async () => {
    const project = await projectWith('⌀ 12 ⊥ ≲ ✓ ● ✅ 🙂 20 ℃');
    expect((await staff.call(createFromProject, { params: project })).status).toBe(200);
  });
});
