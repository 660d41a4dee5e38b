import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { getProject, updateProject } from '../../shared/contract/projects.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeAddress, makeCustomer, makeInvoiceableProject, makeProject, makeWorkOrder } from '../support/builders.ts';
import { putFile } from '../support/files.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

describe('the page of a project', () => {
  test('shows its data, people, addresses and work orders, and leads on', async ({ openPage }) => {
    const { customerId, name } = await makeCustomer(staff);
    const object = await makeAddress(staff, customerId, { name: 'Kv. Provet', addressType: 'Object' });
    const project = await makeProject(staff, { customerId, objectAddressId: object.addressId, budget: 12_500 });
    const { workOrderId } = await makeWorkOrder(staff, project.projectId, { invoiceNote: 'Mätning i trapphus' });
    // Its review is refused: nothing is to be invoiced.
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(project.projectId), allow: [/409/] });
    await expect.poll(() => page.title()).toBe(`Projekt ${project.projectCode}`);
    const part = (heading: string) => page.getByRole('region', { name: heading });
    await part(`${project.projectCode} Kv. Provet`).getByText('12\u00a0500,00\u00a0kr').first().waitFor();
    await part('Personer').getByText('Projektet har inga personer än.').waitFor();
    await part('Adresser').getByRole('cell', { name: 'Kv. Provet' }).waitFor();
    await part('Insatser (1)')
      .getByRole('link', { name: String(workOrderId), exact: true })
      .waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Projektets sida');

    await page.getByRole('link', { name: 'Registrera', exact: true }).click();
    const panel = page.getByRole('dialog', { name: `${project.projectCode}: Skapa ny insats` });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Fakturera', exact: true }).click();
    await page.getByRole('dialog', { name: `Granska faktura för ${project.projectCode}` }).waitFor();
    await page.keyboard.press('Escape');
    await part('Projekt').getByRole('link', { name }).click();
    await expect.poll(() => page.title()).toBe(`Kund ${name}`);
  });

  test('says in red, and in words, how far over its budget the project is', async ({ openPage }) => {
    const { project, workOrder } = await makeInvoiceableProject(staff, 10);
    const params = { projectId: project.projectId };
    const { mainContact: _, ...fields } = await staff.result(getProject, { params });
    await staff.result(updateProject, { params, body: { ...fields, budget: workOrder.value / 2 } });
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(project.projectId) });
    const over = page.getByText(/^[\d\s]+,\d\d\skr över budget$/);
    await over.waitFor();
    await page.getByText('200 % av budgeten').waitFor();
    expect(await over.evaluate((element) => getComputedStyle(element).color)).not.toBe(
      await page
        .getByText('Upparbetat', { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    );
    await expectAxeClean(page);
    await screenshot(page, 'Projekt över budget');
  });

  test.runIf(inAll)('shows its files, invoices and changes on a phone too', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(staff, 2);
    await putFile(staff, project.projectCode, 'Ritningar/Plan.txt');
    const { projectId } = project;
    await staff.result(createFromProject, { params: { projectId } });
    const page = await openPage({ as: 'Staff', size: 'phone', path: paths.projectDetails(projectId) });
    const title = page.getByRole('heading', { level: 1 }).getByText(project.projectCode, { exact: true });
    expect(await title.evaluate((code) => code.getClientRects().length)).toBe(1);
    const register = await page.getByRole('link', { name: 'Registrera', exact: true }).boundingBox();
    expect(register!.y).toBeGreaterThan(page.viewportSize()!.height * 0.75);
    await page.getByRole('region', { name: 'Filer' }).getByRole('link', { name: 'Ritningar' }).waitFor();
    await page
      .getByRole('region', { name: 'Fakturor (1)' })
      .getByRole('link', { name: /^\d{6}$/ })
      .waitFor();
    await page
      .getByRole('region', { name: 'Senaste ändringarna' })
      .getByText(/skapade/)
      .waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Projektets sida på telefon');
    await page.getByRole('region', { name: 'Filer' }).getByRole('link', { name: 'Ritningar' }).click();
    await page.getByRole('dialog', { name: 'Filer' }).getByText('Plan.txt').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.projectDetails(projectId));
  });
});
