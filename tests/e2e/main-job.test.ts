import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { localUsers } from '../../functions/demo/local-users.ts';
import {
  getDefaultPriceList,
  listDefaultPriceLists,
  updateDefaultPriceList,
} from '../../shared/contract/price-lists.ts';
import { addDays, dayOf } from '../../shared/lib/days.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { priceAllProducts, unique } from '../support/builders.ts';
import { readPdf } from '../support/pdf-text.ts';
import { logInAs } from '../support/people.ts';

const today = dayOf(new Date());
const year = today.slice(0, 4);
const person = localUsers.find(({ role }) => role === 'SuperAdmin')!;
const customerName = unique('Huvudjobbet AB');
const note = 'Beräkning av trafikbuller vid fasad';

/** Restores the prices for later tests. */
beforeAll(async () => {
  const superAdmin = await logInAs('SuperAdmin');
  // Other tests create products, and a list needs a price for each.
  await priceAllProducts(superAdmin, 1000);
  const { items } = await superAdmin.result(listDefaultPriceLists, { query: { year } });
  const params = { priceListDefaultId: items[0].priceListDefaultId };
  const before = await superAdmin.result(getDefaultPriceList, { params });
  return async () => {
    const { version } = await superAdmin.result(getDefaultPriceList, { params });
    await superAdmin.result(updateDefaultPriceList, { params, body: { ...before, version } });
  };
});

test('a person makes a customer, a project, prices and a work order, invoices it, and finds it all on the PDF', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.getByLabel('Initialer').fill(person.initials);
  await page.getByLabel('PIN', { exact: true }).fill(person.pin);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  await page.getByText(`${person.firstName} ${person.lastName}`).waitFor();

  await makeCustomer(page);
  const projectCode = await makeProject(page);
  await setPrices(page, { Beräkning: '1 234,50', Restid: '987,65', 'Ljudnivåmätare klass 1': '450,25 kr' });
  await registerWork(page, projectCode);
  const serialNumber = await createInvoice(page, projectCode);

  await menu(page, 'Fakturor', 'Reskontra');
  await filter(page, 'Projekt', projectCode);
  const row = page.getByRole('row').filter({ hasText: projectCode });
  const cells = (await row.getByRole('cell').allInnerTexts()).map(plain);
  expect(cells).toEqual(expect.arrayContaining([serialNumber, projectCode, customerName, 'BS', 'Faktura', today]));
  expect(cells).toEqual(expect.arrayContaining(['Endast Klang', '5 468,23 kr']));

  const pdf = await downloadOf(page, row.getByRole('button', { name: 'Ladda ner PDF' }));
  expect(pdf.name).toBe(`${projectCode}-${serialNumber}.pdf`);
  expectInvoice(pdf.lines, { serialNumber, projectCode });

  await expectLocked(page, projectCode);
});

async function makeCustomer(page: Page): Promise<void> {
  await menu(page, 'Kund');
  await page.getByRole('button', { name: 'Lägg till ny kund' }).click();
  const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
  await panel.getByLabel('Namn').fill(customerName);
  await panel.getByRole('switch', { name: 'Ny huvudadress' }).check();
  await choose(panel, 'Adresstyp', 'Fakturaadress');
  await panel.getByLabel('Adressrad 1').fill('Fakturagränd 3');
  await panel.getByLabel('Postnummer').fill('411 05');
  await panel.getByRole('textbox', { name: 'Ort' }).fill('Göteborg');
  await save(page, panel, `Kund ${customerName} skapad`);
}

/** @returns its code */
async function makeProject(page: Page): Promise<string> {
  await menu(page, 'Projekt');
  await page.getByRole('button', { name: 'Skapa nytt projekt' }).click();
  const panel = page.getByRole('dialog', { name: 'Skapa nytt projekt' });
  await choose(panel, 'Kund', customerName);
  // The customer's only invoice address is proposed.
  const address = panel.getByRole('combobox', { name: 'Fakturaadress', exact: true });
  await expect.poll(() => address.inputValue()).toContain('Fakturagränd 3');
  await panel.getByLabel('Fakturamärkning').fill('Best.nr 4711');
  await save(page, panel, /^Projekt \d\d-\d{4} skapat$/);
  await filter(page, 'Kund', customerName);
  return (await page.getByRole('row').filter({ hasText: customerName }).getByRole('link').first().innerText()).trim();
}

async function setPrices(page: Page, prices: Record<string, string>): Promise<void> {
  await menu(page, 'Inställningar', 'PL-standard');
  await page.getByRole('link', { name: `Ändra ${year}` }).click();
  const panel = page.getByRole('dialog', { name: `Ändra prislista ${year}` });
  for (const [product, price] of Object.entries(prices)) {
    await panel.getByRole('textbox', { name: product, exact: true }).fill(price);
  }
  await save(page, panel, 'Prislista uppdaterad');
}

/** Two rates and a rental, registered. */
async function registerWork(page: Page, projectCode: string): Promise<void> {
  await openFromMenu(page, projectCode, 'Insatser');
  await page.getByRole('button', { name: 'Ny insats' }).first().click();
  const panel = page.getByRole('dialog', { name: `${projectCode}: Skapa ny insats` });
  await choose(panel, 'Status', 'Registrerad');
  await panel.getByLabel('Extern not').fill(note);
  const rates = panel.getByRole('region', { name: 'Taxa' });
  await addLine(rates, 'Lägg till taxa', 1, 'Beräkning');
  await rates.getByRole('textbox', { name: 'Arbetad tid, rad 1' }).fill('2,5');
  await addLine(rates, 'Lägg till taxa', 2, 'Restid');
  await rates.getByRole('textbox', { name: 'Arbetad tid, rad 2' }).fill('1.5');
  const rentals = panel.getByRole('region', { name: 'Hyra' });
  await addLine(rentals, 'Lägg till hyra', 1, 'Ljudnivåmätare klass 1');
  await rentals.getByRole('textbox', { name: 'Antal, rad 1' }).fill('2');
  // Proposed from the hours worked.
  await expect.poll(() => rates.getByRole('textbox', { name: 'Fakt. tid, rad 1' }).inputValue()).toBe('2,5');
  await panel.getByText(/5\s468,23\skr/).waitFor();
  await expectAxeClean(page);
  await screenshot(page, 'main job work order');
  await save(page, panel, /^Insats \d+ skapad$/);
  await page.getByRole('row').filter({ hasText: note }).getByText('Registrerad').waitFor();
}

/** @returns its serial number, padded */
async function createInvoice(page: Page, projectCode: string): Promise<string> {
  await openFromMenu(page, projectCode, 'Granska');
  const review = page.getByRole('dialog', { name: `Granska faktura för ${projectCode}` });
  await review.getByTitle(/^Förhandsgranskning/).waitFor();
  await review.getByRole('button', { name: 'Skapa faktura' }).click();
  await page.getByRole('dialog', { name: 'Skapa faktura?' }).getByRole('button', { name: 'Skapa faktura' }).click();
  const said = await page
    .getByRole('note')
    .getByText(/^Faktura .* skapad$/)
    .innerText();
  const serialNumber = new RegExp(`^Faktura ${projectCode}-(\\d{6}) skapad$`).exec(said)![1]!;
  const panel = page.getByRole('dialog', { name: `Faktura ${serialNumber}` });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  return serialNumber;
}

/** 2.5 × 1,234.50 + 1.5 × 987.65 + 2 × 450.25, each rounded to öre; 25 % VAT; the total in whole kronor. */
function expectInvoice(lines: string[], { serialNumber, projectCode }: { serialNumber: string; projectCode: string }) {
  expect(lines).toContain(`Beräkning och modellering: Beräkning av trafikbuller vid fasad 2,5 tim 1 234,50 3 086,25`);
  expect(lines).toContain(`Restid 1,5 tim 987,65 1 481,48`);
  expect(lines).toContain('Hyra ljudnivåmätare, per dygn');
  expect(lines).toContain(`Beräkning av trafikbuller vid fasad 2 st 450,25 900,50`);
  expect(lines).toContain('Netto 5 468,23');
  expect(lines).toContain('Moms 25 % 1 367,06');
  expect(lines).toContain('Öresavrundning −0,29');
  expect(lines).toContain('Att betala SEK 6 835,00');

  const text = lines.join('\n');
  expect(text).toContain(`Fakturanummer ${serialNumber}`);
  expect(text).toContain(projectCode);
  expect(text).toContain('Fakturagränd 3');
  expect(text).toContain('411 05 Göteborg');
  expect(text).toContain('Best.nr 4711');
  expect(text).toContain(`Förfallodatum ${addDays(today, 30)}`);
  const serial = String(Number(serialNumber));
  const ocr = lines.join(' ').match(new RegExp(`\\b${serial}\\d\\d\\b`))?.[0] ?? '';
  expect(ocr).toHaveLength(serial.length + 2);
  expect(ocr.at(-2)).toBe(String(ocr.length % 10));
  expect(luhnSum(ocr) % 10).toBe(0);
}

async function expectLocked(page: Page, projectCode: string): Promise<void> {
  await openFromMenu(page, projectCode, 'Insatser');
  const row = page.getByRole('row').filter({ hasText: note });
  await row.getByText('Fakturerad', { exact: true }).waitFor();
  await row.getByRole('link').first().click();
  const panel = page.getByRole('dialog', { name: 'Ändra insats' });
  await panel.getByText('Insatsen är fakturerad och kan inte ändras.').waitFor();
  expect(await panel.getByRole('textbox').count()).toBe(0);
  expect(await panel.getByRole('button', { name: 'Spara' }).isDisabled()).toBe(true);
  await expectAxeClean(page);
  await screenshot(page, 'main job invoiced work order');
}

async function menu(page: Page, entry: string, item?: string): Promise<void> {
  const bottom = page.getByRole('navigation', { name: 'Huvudmeny' });
  if (item === undefined) return bottom.getByRole('link', { name: entry, exact: true }).click();
  await bottom.getByRole('button', { name: entry }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function openFromMenu(page: Page, projectCode: string, entry: string): Promise<void> {
  await menu(page, 'Projekt');
  await filter(page, 'Projektkod', projectCode);
  await page.getByRole('row').filter({ hasText: projectCode }).click({ button: 'right' });
  await page
    .getByRole('dialog', { name: `Projekt ${projectCode}` })
    .getByRole('link', { name: entry, exact: true })
    .click();
}

/** Types in a filter that matches one row. */
async function filter(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: label, exact: true }).fill(text);
  await page.getByText('1 träff', { exact: true }).waitFor();
}

async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label, exact: true }).fill(option);
  // The option itself comes before the offer to create one of that name.
  await within.page().getByRole('option', { name: option }).first().click();
}

async function addLine(lines: Locator, button: string, row: number, product: string): Promise<void> {
  await lines.getByRole('button', { name: button }).click();
  await choose(lines, `Produkt, rad ${row}`, product);
}

async function save(page: Page, panel: Locator, said: string | RegExp): Promise<void> {
  await panel.getByRole('button', { name: 'Spara' }).click();
  await page.getByRole('note').getByText(said).waitFor();
  await panel.waitFor({ state: 'detached' });
}

/** @returns the file's name and its text, line by line */
async function downloadOf(page: Page, button: Locator): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const { pages } = await readPdf(await readFile(await download.path()));
  const lines = pages.flatMap((text) => text.split('\n')).map(plain);
  return { name: download.suggestedFilename(), lines };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Modulus 10 with the check digit: a valid number has a sum that ends in 0. */
function luhnSum(digits: string): number {
  return Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, index) => {
      const product = digit * (index % 2 === 0 ? 1 : 2);
      return sum + (product > 9 ? product - 9 : product);
    }, 0);
}
