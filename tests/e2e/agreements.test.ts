import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { paletteText } from '../../frontend/src/text/shell.ts';
import { getInvoice, listInvoices } from '../../shared/contract/invoices.ts';
import { formatMoney } from '../../shared/lib/format.ts';
import type { Invoice, InvoiceItem } from '../../shared/schemas/invoice.ts';
import { agreementOf } from '../support/agreements.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject, makeWorkOrder } from '../support/builders.ts';
import { useStack } from '../support/invoices.ts';
import { hasFocus, keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll, sizes } from '../support/tier.ts';

const staff = await logInAs('Staff');

beforeAll(() => useStack());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Creates the invoice of a review, by keyboard. */
async function create(page: Page, review: Locator) {
  const { press } = keysOf(page);
  await press(review.getByRole('button', { name: 'Skapa faktura' }));
  const question = dialog(page, 'Skapa faktura?');
  await question.getByRole('button', { name: 'Skapa faktura' }).waitFor();
  const said = plain(await question.innerText());
  await press(question.getByRole('button', { name: 'Skapa faktura' }));
  await dialog(page, /^(A conto-f|F)aktura \d{6}$/).waitFor();
  return said;
}

describe('the agreement of a project', () => {
  for (const size of sizes) {
    test(`is set to a fixed price and invoiced by an instalment, ${size}`, async ({ openPage }) => {
      const { project } = await makeInvoiceableProject(staff, 8);
      const page = await openPage({ as: 'Staff', path: paths.projectDetails(project.projectId), size });
      const { press, tabTo, type } = keysOf(page);
      await press(page.getByRole('link', { name: 'Ändra avtal' }));
      const panel = dialog(page, `Avtal för ${project.projectCode}`);
      await tabTo(panel.getByRole('radio', { checked: true }));
      await page.keyboard.press('ArrowRight');
      await type(panel.getByLabel('Fast pris, exkl. moms'), '100000');
      await type(panel.getByLabel('Avser'), 'Projektering');
      await press(panel.getByRole('button', { name: 'Lägg till delbetalning' }));
      await expect.poll(() => hasFocus(panel.getByLabel('Avser').nth(1))).toBe(true);
      await page.keyboard.type('Slutrapport');
      await type(panel.getByLabel('Andel'), '33,33');
      await panel.getByText(/Sista delbetalningen tar resten: 66\s670,00/).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Avtal fast pris ${size}`);
      await page.keyboard.press('Control+Enter');
      await panel.waitFor({ state: 'hidden' });
      const section = page.getByRole('region', { name: 'Avtal', exact: true });
      await section.getByText('Slutrapport').waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Projektets avtal ${size}`);

      await press(section.getByRole('link', { name: 'Fakturera delbetalning' }));
      const review = dialog(page, `Fakturera delbetalning för ${project.projectCode}`);
      await review.getByLabel('Räkna av 1 registrerad insats mot fakturan').waitFor();
      const paper = review.frameLocator('iframe');
      await paper.getByText('Fast pris, delbetalning 1 av 2: Projektering').waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Granska delbetalning ${size}`);
      expect(await create(page, review)).toContain('33 330,00 kr');
      expect(await agreementOf(staff, project.projectId).read()).toMatchObject({ invoiced: 33_330, left: 66_670 });
      await page.goto(paths.projectDetails(project.projectId));
      await section.getByText('Marginal mot listpris hittills').waitFor();
      await section.getByText('Fakturerad', { exact: true }).scrollIntoViewIfNeeded();
      await screenshot(page, `Projektets avtal fakturerat ${size}`);
    });

    test.runIf(inAll)(`has an on-account invoice, which the final invoice deducts, ${size}`, async ({ openPage }) => {
      const { project } = await makeInvoiceableProject(staff, 12);
      const page = await openPage({ as: 'Staff', path: paths.projectDetails(project.projectId), size });
      const { press, type } = keysOf(page);
      await press(page.getByRole('link', { name: 'Ny a conto-faktura' }));
      const review = dialog(page, `A conto-faktura för ${project.projectCode}`);
      await review.getByText('Fyll i belopp').waitFor();
      await type(review.getByLabel('Avser'), 'Projektering i november');
      await type(review.getByLabel('Belopp i hela kronor'), '4 000');
      const paper = review.frameLocator('iframe');
      await paper.getByRole('heading', { name: 'A conto-faktura' }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Granska a conto ${size}`);
      await create(page, review);
      const agreement = agreementOf(staff, project.projectId);
      const [onAccount] = (await agreement.read()).onAccount;
      expect(onAccount).toMatchObject({ net: 4000, left: 4000 });

      await page.goto(overList(paths.invoicing, panels.invoiceReview(project.projectId)));
      const final = dialog(page, `Granska faktura för ${project.projectCode}`);
      await final
        .frameLocator('iframe')
        .getByText(/Avgår Projektering i november, a conto-faktura/)
        .waitFor();
      await screenshot(page, `Granska slutfaktura ${size}`);
      await create(page, final);
      expect((await agreement.read()).onAccount).toMatchObject([{ net: 4000, deducted: 4000, left: 0 }]);
    });
  }

  test.runIf(inAll).for(sizes)(
    'has its instalments worded, grouped and ordered, and chosen work settled, by keyboard, %s',
    async (size, { openPage }) => {
      const { project, rate, workOrder } = await makeInvoiceableProject(staff, 4);
      const { projectId, projectCode } = project;
      const items = [1, 2].map((hours) => ({ productId: rate.productId, workedHours: hours, invoiceableHours: hours }));
      const second = await makeWorkOrder(staff, projectId, { status: 'Registered', invoiceNote: 'Slutmätning', items });
      const instalments = [{ text: 'Start', amount: 30_000 }, { text: 'Slut' }];
      await agreementOf(staff, projectId).save({ priceForm: 'FixedPrice', agreed: 50_000, instalments });
      const path = overList(paths.invoicing, panels.agreedInvoice(projectId));
      const page = await openPage({ as: 'Staff', path, size });
      const { press, rewrite, type } = keysOf(page);
      const review = dialog(page, `Fakturera delbetalning för ${projectCode}`);
      await press(review.getByRole('checkbox', { name: /^Slut,/ }), 'Space');
      await press(review.getByRole('button', { name: 'Välj insatser' }));
      const parts = review.getByRole('group', { name: 'Insatser som räknas av' });
      await parts.getByText('2 av 2 insatser räknas av').waitFor();
      await press(parts.getByRole('checkbox', { name: `Insats ${second.workOrderId}`, exact: true }), 'Space');
      await parts.getByText('1 av 2 insatser räknas av').waitFor();
      await review.getByLabel('Räkna av 1 registrerad insats mot fakturan').waitFor();
      await screenshot(page, `Välj insatser att räkna av ${size}`);
      await expectAxeClean(page);

      await press(review.getByRole('button', { name: 'Ändra rader och text' }));
      await rewrite(review.getByRole('textbox', { name: 'Text på rad 1' }), 'Uppstart på plats');
      await type(review.getByRole('textbox', { name: 'Rubrik över rad 1' }), 'Etapp 1');
      await type(review.getByRole('textbox', { name: 'Rubrik över rad 2' }), 'Etapp 1');
      await press(review.getByRole('button', { name: 'Flytta ner rad 1' }));
      await type(review.getByRole('textbox', { name: 'Text på den här fakturan' }), 'Enligt avtalet');
      const paper = review.frameLocator('iframe');
      for (const text of ['Uppstart på plats', 'Etapp 1', 'Enligt avtalet']) {
        await paper.getByText(text, { exact: true }).first().waitFor();
      }
      await screenshot(page, `Ändra delbetalningens rader ${size}`);
      await expectAxeClean(page);
      expect(await create(page, review)).toContain('50 000,00 kr');

      const [row] = (await staff.result(listInvoices, { query: { projectCode } })).items;
      const invoice: Invoice = await staff.result(getInvoice, { params: row });
      const shown = ({ invoiceItemText, invoiceItemGroupHeading, subTotal }: InvoiceItem) =>
        [invoiceItemText, invoiceItemGroupHeading, subTotal] as const;
      expect(invoice.items.map(shown)).toEqual([
        ['Fast pris, delbetalning 2 av 2: Slut', 'Etapp 1', 20_000],
        ['Uppstart på plats', 'Etapp 1', 30_000],
      ]);
      expect([invoice.workOrderIds, invoice.invoiceMessage]).toEqual([
        [workOrder.workOrderId],
        expect.stringMatching(/Enligt avtalet$/),
      ]);
    },
  );

  test.runIf(inAll)('tells what a fixed price earned or lost, once all of it is invoiced', async ({ openPage }) => {
    const agreed = async (ofWorth: number) => {
      const { project, workOrder } = await makeInvoiceableProject(staff, 10);
      const { projectId } = project;
      const agreement = agreementOf(staff, projectId);
      await agreement.save({
        priceForm: 'FixedPrice',
        agreed: workOrder.value * ofWorth,
        instalments: [{ text: 'Allt' }],
      });
      const [all] = (await agreement.read()).instalments;
      await agreement.instalments([all!.instalmentId]);
      return { path: paths.projectDetails(projectId), result: formatMoney(workOrder.value / 2) };
    };
    for (const [ofWorth, label] of [
      [1.5, 'Vinst mot listpris'],
      [0.5, 'Förlust mot listpris'],
    ] as const) {
      const { path, result } = await agreed(ofWorth);
      const page = await openPage({ as: 'Staff', path });
      const section = page.getByRole('region', { name: 'Avtal', exact: true });
      const shown = section.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
      await expect.poll(async () => plain(await shown.innerText())).toBe(plain(result));
      await screenshot(page, label);
    }
  });

  test.runIf(inAll)('of a fixed price opens its instalments from the menu and the palette', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(staff);
    const instalments = [{ text: 'Projektering', amount: 1000 }];
    await agreementOf(staff, project.projectId).save({ priceForm: 'FixedPrice', agreed: 1000, instalments });
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(project.projectId) });
    const { press } = keysOf(page);
    const review = dialog(page, `Fakturera delbetalning för ${project.projectCode}`);
    await page.getByText('Fakturera delbetalning').waitFor();
    await press(page.getByRole('link', { name: 'Meny', exact: true }));
    await press(dialog(page, `Projekt ${project.projectCode}`).getByRole('link', { name: 'Granska' }));
    await review.waitFor();
    await page.keyboard.press('Escape');
    await review.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`fakturera ${project.projectCode}`);
    await dialog(page, paletteText.name).getByRole('button', { name: project.projectCode }).first().waitFor();
    await page.keyboard.press('Enter');
    await review.waitFor();
  });

  test.runIf(inAll)('is asked about from 80 per cent of the ceiling, in the usual review too', async ({ openPage }) => {
    const { project, rate } = await makeInvoiceableProject(staff, 12);
    await agreementOf(staff, project.projectId).save({ priceForm: 'Ceiling', agreed: 15 * rate.unitPrice });
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.invoicing, panels.invoiceReview(project.projectId)),
    });
    const review = dialog(page, invoicesText.reviewTitle(project.projectCode));
    await review.getByText('Takpriset är nära', { exact: false }).waitFor();
    expect(await create(page, review)).toContain('80 % av takpriset');
  });

  test.runIf(inAll)('asks about the ceiling no more once the chosen work is below it', async ({ openPage }) => {
    const { project, rate, workOrder } = await makeInvoiceableProject(staff, 12);
    const { projectId, projectCode } = project;
    const items = [{ productId: rate.productId, workedHours: 3, invoiceableHours: 3 }];
    await makeWorkOrder(staff, projectId, { status: 'Registered', items });
    const agreement = agreementOf(staff, projectId);
    await agreement.save({ priceForm: 'Ceiling', agreed: 14 * rate.unitPrice });
    const path = overList(paths.invoicing, panels.agreedInvoice(projectId));
    const page = await openPage({ as: 'Staff', path, allow: [/409/] });
    const { press } = keysOf(page);
    const review = dialog(page, `Fakturera ${projectCode} enligt avtalet`);
    await review.getByText('över takpriset', { exact: false }).first().waitFor();
    await press(review.getByRole('button', { name: 'Välj insatser' }));
    const parts = review.getByRole('group', { name: 'Insatser som faktureras' });
    await press(parts.getByRole('checkbox', { name: `Insats ${workOrder.workOrderId}`, exact: true }), 'Space');
    await review.getByText('över takpriset', { exact: false }).first().waitFor({ state: 'detached' });
    await review.locator('iframe').waitFor();
    await create(page, review);
    expect(await agreement.read()).toMatchObject({ invoiced: 3 * rate.unitPrice, left: 11 * rate.unitPrice });
  });

  test.runIf(inAll).for(sizes)(
    'stops at the ceiling and asks what to do with the rest, %s',
    async (size, { openPage }) => {
      const { project, rate } = await makeInvoiceableProject(staff, 12);
      const agreement = agreementOf(staff, project.projectId);
      await agreement.save({ priceForm: 'Ceiling', agreed: 10 * rate.unitPrice });
      const page = await openPage({
        as: 'Staff',
        path: overList(paths.invoicing, panels.invoiceReview(project.projectId)),
        size,
        allow: [/409/],
      });
      const { tabTo, press } = keysOf(page);
      await press(page.getByRole('button', { name: 'Fakturera enligt avtalet' }));
      const review = dialog(page, `Fakturera ${project.projectCode} enligt avtalet`);
      await review.getByText('över takpriset', { exact: false }).waitFor();
      await expectAxeClean(page);
      await tabTo(review.getByRole('radio').first());
      await page.keyboard.press('ArrowDown');
      expect(await review.getByLabel('Ta med allt arbete', { exact: false }).isChecked()).toBe(true);
      await review
        .frameLocator('iframe')
        .getByText(/Överstiger takpriset/)
        .waitFor();
      await screenshot(page, `Granska takpris ${size}`);
      expect(await create(page, review)).toContain('100 % av takpriset');
      expect(await agreement.read()).toMatchObject({ left: 0, invoiced: 10 * rate.unitPrice });
    },
  );
});
