import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { setupText } from '../../frontend/src/text/setup.ts';
import { startProductsText } from '../../frontend/src/text/start-products.ts';
import { systemSettingsText } from '../../frontend/src/text/system-settings.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { readPdf } from '../support/pdf-text.ts';
import { sizes } from '../support/tier.ts';

/** The screens that a person has worked in, each once however often they come back to it, and what they have saved. */
class Journey {
  readonly screens: string[] = [];
  saves = 0;
  readonly #page: Page;
  readonly #size: string;

  constructor(page: Page, size: string) {
    this.#page = page;
    this.#size = size;
  }

  async comesTo(name: string, screen: Locator): Promise<Locator> {
    await screen.waitFor();
    if (!this.screens.includes(name)) this.screens.push(name);
    return screen;
  }

  /** @param said what the page answers */
  async save(name: string, button: Locator, said: string | RegExp): Promise<void> {
    await screenshot(this.#page, `Första dagen ${this.#size} ${this.saves + 1} ${name}`);
    this.saves += 1;
    await button.click();
    await this.#page.getByRole('note').getByText(said).first().waitFor();
  }
}

const type = async (within: Locator | Page, label: string, text: string) => {
  const field = within.getByRole('textbox', { name: label, exact: true });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
};

async function fillInFirm(page: Page): Promise<void> {
  const { companyName, organisationNumber, vatNumber, bankGiro, firstInvoiceNumber, emailFrom } = systemSettingsText;
  await type(page, companyName, 'Nya Akustiken AB');
  await type(page, organisationNumber, '556000-0001');
  await type(page, vatNumber, 'SE556000000101');
  await type(page, bankGiro, '5050-1055');
  await type(page, systemSettingsText.companyAddress1, 'Ljudgatan 7');
  await type(page, systemSettingsText.companyPostalCode, '411 05');
  await type(page, systemSettingsText.companyCity, 'Göteborg');
  await type(page, firstInvoiceNumber, '1001');
  await type(page, emailFrom, 'faktura@nyaakustiken.example');
}

async function fillInCustomer(panel: Locator): Promise<void> {
  await type(panel, 'Namn', 'Första Kunden AB');
  await type(panel, 'E-post för faktura', 'ekonomi@forstakunden.example');
  await panel.getByRole('switch', { name: 'Ny huvudadress' }).click();
  await type(panel, 'Adressrad 1', 'Kundgatan 3');
  await type(panel, 'Postnummer', '411 06');
  await type(panel, 'Ort', 'Göteborg');
}

async function fillInWork(page: Page, panel: Locator): Promise<void> {
  await type(panel, 'Extern not', 'Mätning av stegljud');
  await panel.getByRole('button', { name: 'Lägg till taxa' }).click();
  const product = panel.getByRole('combobox', { name: 'Produkt, rad 1' });
  await product.pressSequentially('Akustiker');
  await page
    .getByRole('option', { name: /^Akustiker/ })
    .first()
    .click();
  await type(panel, 'Arbetad tid, rad 1', '8');
}

describe.each(sizes)('a firm’s first day, on a %s', (size) => {
  test('goes from nothing to a lawful invoice in seven screens and six saves, by what the screen says', async ({
    openPage,
    onTestFinished,
  }) => {
    const stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
    onTestFinished(() => stack.close());
    const page = await openPage({ as: 'SuperAdmin', path: paths.homeProjectOwner, url: stack.url, size });
    const journey = new Journey(page, size);
    const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
    const saveIn = (within: Locator | Page) => within.getByRole('button', { name: 'Spara', exact: true });
    const steps = await journey.comesTo('Hem', page.getByRole('region', { name: titles.setup, exact: true }));

    await steps.getByRole('link', { name: setupText.steps.company }).click();
    await journey.comesTo('System', page.getByRole('textbox', { name: systemSettingsText.companyName }));
    await fillInFirm(page);
    await journey.save('System', saveIn(page), systemSettingsText.saved);
    await page.getByRole('button', { name: 'Tillbaka' }).click();

    await steps.getByRole('link', { name: setupText.steps.prices }).click();
    const products = await journey.comesTo('Produkter och priser', dialog(startProductsText.title));
    await type(products, 'Pris, rad 2', '1 200');
    await expectAxeClean(page);
    await journey.save(
      'Produkter och priser',
      saveIn(products),
      startProductsText.created(11, new Date().getFullYear()),
    );
    await steps.getByText(setupText.ready, { exact: false }).waitFor();

    await steps.getByRole('link', { name: 'Skapa nytt projekt' }).click();
    const project = await journey.comesTo('Projekt', dialog('Skapa nytt projekt'));
    await project.getByRole('button', { name: 'Skapa kund' }).click();
    const customer = await journey.comesTo('Kund', dialog('Lägg till ny kund'));
    await fillInCustomer(customer);
    await journey.save('Kund', saveIn(customer), 'Kund Första Kunden AB skapad');
    await customer.waitFor({ state: 'detached' });
    await journey.save('Projekt', saveIn(project), /^Projekt \d\d-\d{4} skapat$/);
    await project.waitFor({ state: 'detached' });

    const openMenu = async (entry: string) => {
      await page.getByRole('link', { name: /^Meny/ }).click();
      await dialog(/^Projekt \d\d-\d{4}$/)
        .getByRole('link', { name: entry, exact: true })
        .click();
    };
    await openMenu('Registrera');
    const workOrder = await journey.comesTo('Insats', dialog(/Skapa ny insats$/));
    await fillInWork(page, workOrder);
    await journey.save('Insats', saveIn(workOrder), /^Insats \d+ skapad$/);
    await workOrder.waitFor({ state: 'detached' });

    await openMenu('Granska');
    const review = await journey.comesTo('Granska faktura', dialog(/^Granska faktura/));
    await review.getByTitle(/^Förhandsgranskning/).waitFor();
    await review.getByRole('button', { name: 'Skapa faktura' }).click();
    const question = dialog('Skapa faktura?');
    await journey.save(
      'Granska faktura',
      question.getByRole('button', { name: 'Skapa faktura' }),
      /^Faktura .* skapad$/,
    );

    const invoice = dialog('Faktura 001001');
    await invoice.waitFor();
    await screenshot(page, `Första dagen ${size} 7 Fakturan`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      invoice.getByRole('button', { name: /PDF/ }).first().click(),
    ]);
    const { pages } = await readPdf(await readFile(await download.path()));
    const text = pages.join('\n').replaceAll(/[ \u00a0]+/g, ' ');
    for (const lawful of [
      'Nya Akustiken AB',
      '556000-0001',
      'SE556000000101',
      'Ljudgatan 7',
      'Första Kunden AB',
      'Kundgatan 3',
      'Fakturanummer 001001',
      '8 tim 1 200,00 9 600,00',
      'Moms 25 % 2 400,00',
      'Att betala SEK 12 000,00',
      '5050-1055',
    ]) {
      expect(text).toContain(lawful);
    }
    expect(journey.saves).toBe(6);
    expect(journey.screens).toEqual([
      'Hem',
      'System',
      'Produkter och priser',
      'Projekt',
      'Kund',
      'Insats',
      'Granska faktura',
    ]);
  });
});
