import { describe, expect } from 'vitest';
import {
  createDeliveryTemplate,
  getDeliveryTemplate,
  listDeliveryTemplates,
} from '../../shared/contract/delivery-templates.ts';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';
import { deliveryTemplatesText as text } from '../../frontend/src/text/delivery-templates.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const inList = (name: string) => `${paths.deliveryTemplates}?name=${encodeURIComponent(name)}`;

async function makeGround() {
  const admin = await logInAs('SuperAdmin');
  const rate = await makeProduct(admin, { name: unique('Malltaxa') });
  const rent = await makeProduct(admin, { name: unique('Mallhyra'), productType: 'Rent' });
  return { admin, rate, rent, name: unique('Mall') };
}

describe('delivery templates', () => {
  test('one is made with its items and their lines, and refused while something is missing', async ({ openPage }) => {
    const { admin, rate, rent, name } = await makeGround();
    const page = await openPage({ as: 'SuperAdmin', path: inList(name) });
    const { keyboard } = page;
    await page.getByText('Inga träffar', { exact: true }).waitFor();
    await keyboard.press('n');
    const panel = page.getByRole('dialog', { name: text.addNew });
    await panel.getByText(text.noItems).waitFor();
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.getByText('Du måste ge leveransmallen ett namn').waitFor();
    await panel.getByText('Du måste lägga till minst en insats').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'delivery template without anything');

    await panel.getByRole('textbox', { name: text.name }).fill(name);
    await panel.getByRole('button', { name: text.addItem }).press('Enter');
    const note = (row: number) => panel.getByRole('textbox', { name: text.ofItem(text.invoiceNote, row) });
    await note(1).fill('Mätning på plats');
    await panel.getByRole('button', { name: text.addItem }).click();
    await page.getByText('Du har redan en tom insats').waitFor();
    expect(await note(2).count()).toBe(0);

    await note(1).press('Enter');
    const lines = page.getByRole('dialog', { name: text.linesTitle });
    await lines.getByText('Insats 1 · Mätning på plats').waitFor();
    const product = (row: number) => lines.getByRole('combobox', { name: text.inRow(text.product, row) });
    await lines.getByRole('button', { name: text.addLine.Rate }).press('Enter');
    await product(1).fill(rate.name);
    await keyboard.press('Tab');
    await lines.getByRole('textbox', { name: text.inRow(text.hoursEstimated, 1) }).fill('7,5');
    await keyboard.press('Enter');
    // The choices open with the focus; Escape closes them.
    await page.getByRole('option', { name: rate.name }).waitFor();
    await keyboard.press('Escape');
    await keyboard.press('Enter');
    await page.getByText('Du har redan en tom rad').waitFor();
    await lines.getByRole('button', { name: text.addLine.Rent }).press('Enter');
    const rents = lines.getByRole('region', { name: 'Hyra' });
    await rents.getByRole('combobox', { name: text.inRow(text.product, 1) }).fill(rent.name);
    await keyboard.press('Enter');
    await rents.getByRole('textbox', { name: text.inRow(text.quantity, 1) }).fill('2');
    await expectAxeClean(page);
    await screenshot(page, 'delivery template lines');
    await lines.getByRole('button', { name: text.done }).click();
    await lines.waitFor({ state: 'detached' });

    await panel.getByRole('button', { name: text.addItem }).click();
    await note(2).fill('Rapport');
    await panel.getByRole('switch', { name: text.ofItem(text.invoiceable, 2) }).press('Space');
    await expectAxeClean(page);
    await screenshot(page, 'delivery template items');
    await keyboard.press('Control+Enter');
    await page.getByText(text.created(name), { exact: true }).waitFor();
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('row').filter({ hasText: name }).getByRole('cell', { name: '2', exact: true }).waitFor();
    const [row] = (await admin.result(listDeliveryTemplates, { query: { name } })).items;
    const { items } = await admin.result(getDeliveryTemplate, { params: row });
    expect(items).toMatchObject([
      {
        invoiceNote: 'Mätning på plats',
        invoiceable: true,
        lines: [
          { productId: rate.productId, hoursEstimated: 7.5 },
          { productId: rent.productId, quantity: 2 },
        ],
      },
      { invoiceNote: 'Rapport', invoiceable: false, lines: [] },
    ]);
  });

  test.runIf(inAll)(
    'one is changed, its items removed with a question where they have lines, and deleted',
    async ({ openPage }) => {
      const { admin, rate, name } = await makeGround();
      const lines = [{ productId: rate.productId, hoursEstimated: 3 }];
      const items = [{ invoiceNote: 'Första', lines }, { invoiceNote: 'Andra' }, { invoiceNote: 'Tredje', lines }];
      const template = await admin.result(createDeliveryTemplate, { body: { name, items } });
      const page = await openPage({ as: 'SuperAdmin', path: inList(name) });
      await page.getByRole('link', { name, exact: true }).click();
      const panel = page.getByRole('dialog', { name: text.edit });
      await panel.getByRole('button', { name: text.removeItem(2) }).click();
      await page.getByText(text.itemRemoved).waitFor();
      await panel.getByRole('button', { name: text.removeItem(1) }).click();
      const question = page.getByRole('dialog', { name: 'Radera insatsen' });
      await question
        .getByText('Är du säker på att du vill radera insatsen? Alla insatsrader kommer också att försvinna.')
        .waitFor();
      await expectAxeClean(page);
      await question.getByRole('button', { name: 'Radera' }).click();
      await question.waitFor({ state: 'detached' });
      const note = panel.getByRole('textbox', { name: text.ofItem(text.invoiceNote, 1) });
      await expect.poll(() => note.inputValue()).toBe('Tredje');

      await panel.getByRole('button', { name: text.linesOfItem(1) }).click();
      const linesPanel = page.getByRole('dialog', { name: text.linesTitle });
      const hours = linesPanel.getByRole('textbox', { name: text.inRow(text.hoursEstimated, 1) });
      await hours.fill('3,3');
      await linesPanel.getByRole('button', { name: text.done }).click();
      await linesPanel.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+Enter');
      await linesPanel.getByText('Ange hela eller halva.').waitFor();
      await hours.fill('4');
      await linesPanel.getByRole('button', { name: text.done }).click();
      await linesPanel.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+Enter');
      await page.getByText('Leveransmall uppdaterad', { exact: true }).waitFor();
      await panel.waitFor({ state: 'detached' });
      const saved = await admin.result(getDeliveryTemplate, { params: template });
      expect(saved.items).toMatchObject([
        { deliveryTemplateItemId: 3, invoiceNote: 'Tredje', lines: [{ hoursEstimated: 4 }] },
      ]);

      await page.getByRole('button', { name: `Radera ${name}` }).click();
      const deletion = page.getByRole('dialog', { name: text.deleteTitle });
      await deletion.getByText(text.deleteQuestion(name)).waitFor();
      await deletion.getByRole('button', { name: 'Radera' }).click();
      await page.getByText('Leveransmall raderad').waitFor();
      await page.getByText('Inga träffar', { exact: true }).waitFor();
    },
  );

  test.runIf(inAll)(
    'what is typed on a line is there after a reload, also in the panel of the lines',
    async ({ openPage }) => {
      const { admin, rate, name } = await makeGround();
      const items = [{ invoiceNote: 'Mätning', lines: [{ productId: rate.productId, hoursEstimated: 3 }] }];
      const { deliveryTemplateId } = await admin.result(createDeliveryTemplate, { body: { name, items } });
      const open = new URLSearchParams({ [panelParam]: writePanel(panels.deliveryTemplate(deliveryTemplateId)) });
      const path = `${paths.deliveryTemplates}?${open.toString()}`;
      const page = await openPage({ as: 'SuperAdmin', path, size: 'phone' });
      await page.getByRole('button', { name: text.linesOfItem(1) }).click();
      const hours = page.getByRole('textbox', { name: text.inRow(text.hoursEstimated, 1) });
      await hours.fill('8,5');
      await page.reload();
      await page.getByRole('dialog', { name: text.linesTitle }).waitFor();
      await expect.poll(() => hours.inputValue()).toBe('8,5');
      await expectAxeClean(page);
      await screenshot(page, 'delivery template lines on a phone');
    },
  );
});
