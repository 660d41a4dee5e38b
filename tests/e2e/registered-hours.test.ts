import { beforeAll, describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import { createDeliveryTemplate } from '../../shared/contract/delivery-templates.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, makeProject, makeWorkOrder, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let rate: any;

beforeAll(async () => {
  rate = await makeProduct(superAdmin);
});

const line = (hours: object = {}) => ({ productId: rate.productId, hoursEstimated: 7.5, ...hours });

async function rowsOf(projectCode: string): Promise<string[]> {
  const query = { projectCode, itemsPerPage: 0, orderByColumn: 'workOrderId' };
  const { items } = await staff.result(listWorkOrders, { query });
  return items.map((row: any) => `${row.status} ${row.hoursWorked} ${row.invoiceableHours}`);
}

describe('registering', () => {
  test.runIf(inAll)(
    'several asks once about those without hours, and takes over what is worked',
    async ({ openPage }) => {
      const { projectId, projectCode } = await makeProject(staff);
      for (const items of [[line()], [line()], [line()], [line({ workedHours: 40 })]]) {
        await makeWorkOrder(staff, projectId, { items });
      }
      const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(projectCode) });
      await page.getByText('4 träffar').waitFor();
      const question = page.getByRole('dialog', { name: '3 insatser saknar arbetad tid' });
      const register = async () => {
        await page.getByRole('button', { name: text.changeStatus }).click();
        await page.getByRole('menuitem', { name: 'Registrerad' }).click();
        await page.getByRole('dialog').getByRole('button', { name: text.changeStatus }).click();
        await question.waitFor();
      };
      await register();
      await expectAxeClean(page);
      await screenshot(page, 'Insatser saknar arbetad tid');
      await question.getByRole('button', { name: 'Avbryt' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await rowsOf(projectCode)).toEqual(['Planned 0 0', 'Planned 0 0', 'Planned 0 0', 'Planned 40 0']);

      await register();
      await question.getByRole('button', { name: 'Använd estimerad tid' }).click();
      await page.getByText(text.statusUpdated).waitFor();
      expect(await rowsOf(projectCode)).toEqual([
        'Registered 7.5 7.5',
        'Registered 7.5 7.5',
        'Registered 7.5 7.5',
        'Registered 40 40',
      ]);
    },
  );

  test.runIf(inAll)('a delivery asks about its hours', async ({ openPage }) => {
    const { projectCode } = await makeProject(staff);
    const name = unique('Mall');
    const items = [{ invoiceNote: 'Klassrum', lines: [line()] }];
    await superAdmin.result(createDeliveryTemplate, { body: { name, items } });
    const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(projectCode) });
    await page.getByRole('button', { name: text.delivery.action }).click();
    const panel = page.getByRole('dialog', { name: text.delivery.title(projectCode) });
    await panel.getByRole('combobox', { name: text.delivery.template }).pressSequentially(name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.getByText('Klassrum').waitFor();
    await panel.getByRole('combobox', { name: text.status }).click();
    await page.getByRole('option', { name: 'Registrerad' }).click();
    await panel.getByRole('button', { name: text.delivery.verb }).click();
    const sure = page.getByRole('dialog', { name: `Skapa insatser från ${name}?` });
    await sure.getByRole('button', { name: text.delivery.verb }).click();
    const question = page.getByRole('dialog', { name: '1 insats saknar arbetad tid' });
    await question.getByRole('button', { name: 'Använd estimerad tid' }).click();
    await page.getByText('Leverans skapad').waitFor();
    expect(await rowsOf(projectCode)).toEqual(['Registered 7.5 7.5']);
  });

  test.runIf(inAll)('one asks in its panel, at a phone too', async ({ openPage }) => {
    const { projectId, projectCode } = await makeProject(staff);
    const { workOrderId } = await makeWorkOrder(staff, projectId, { items: [line()] });
    const path = overList(
      paths.projectWorkOrders(projectCode),
      panels.workOrder({ workOrderId, status: 'Registered' }),
    );
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const panel = page.getByRole('dialog', { name: text.edit });
    await panel.getByRole('button', { name: 'Spara', exact: true }).click();
    const question = page.getByRole('dialog', { name: '1 insats saknar arbetad tid' });
    await question.getByRole('button', { name: 'Låt vara noll' }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Insatsen saknar arbetad tid, telefon');
    await question.getByRole('button', { name: 'Låt vara noll' }).click();
    await page.getByText('Insats uppdaterad').waitFor();
    expect(await rowsOf(projectCode)).toEqual(['Registered 0 0']);
  });
});
