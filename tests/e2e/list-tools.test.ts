import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeCustomer,
  makeInvoiceableProject,
  makeAddress,
  makeProject,
  makeWorkOrder,
  unique,
} from '../support/builders.ts';
import { screenSizes } from '../support/chromium.ts';
import { inParallel } from '../support/bulk/in-parallel.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const wideLists = [
  paths.homeProjectOwner,
  paths.homeWorkOrders,
  paths.homeShare,
  paths.customers,
  paths.projects,
  paths.persons,
  paths.addresses,
  paths.invoicing,
  paths.invoiceArchive,
];

/** The arrow of the sorted column stands in the gap to the next one. */
function cutHeadings(headings: Element[]): (string | null)[] {
  const words = document.createRange();
  return headings
    .filter((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const { left, right } = heading.getBoundingClientRect();
      while (texts.nextNode()) {
        words.selectNode(texts.currentNode);
        const box = words.getBoundingClientRect();
        if (box.left < left || box.right > right) return true;
      }
      return false;
    })
    .map(({ textContent }) => textContent);
}

describe('a list at 1366 pixels', () => {
  test.runIf(inAll)('shows all its columns without scrolling sideways', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(staff);
    const { projectId, projectCode } = project;
    const page = await openPage({ as: 'Staff', path: paths.customers });
    const pages = [
      ...wideLists,
      paths.projectDetails(projectId),
      paths.projectPersons(projectId),
      paths.projectAddresses(projectId),
      paths.projectWorkOrders(projectCode),
    ];
    const tooWide: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      const isEmpty = page.getByText(/^(Det finns inga|Inga träffar|Projektet har inga)/);
      await page.getByRole('table').or(isEmpty).first().waitFor();
      const tables = await page.getByRole('table').evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth));
      if (tables.some((width) => width > 1366)) tooWide.push(`${path}: ${tables.join(', ')}`);
    }
    expect(tooWide).toEqual([]);
  });

  test.runIf(inAll)('has room for the names of customers beside initials and counts', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers });
    for (const [path, length, all] of [
      [paths.invoicing, 22, {}],
      [paths.projects, 25, {}],
      [paths.homeWorkOrders, 15, { initials: '' }],
    ] as const) {
      const name = unique('Norra Älvstrandens').padEnd(length, 'm').slice(-length);
      const { customerId } = await makeCustomer(staff, { name });
      const { projectId } = await makeProject(staff, { customerId });
      await makeWorkOrder(staff, projectId, { status: 'Registered' });
      await page.goto(`${path}?${new URLSearchParams({ customerName: name, ...all }).toString()}`);
      const cell = page.locator('main td[data-label="Kund"]').first();
      await cell.getByText(name).waitFor();
      const isWhole = () => cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      await expect.poll(isWhole, { message: path }).toBe(true);
      const cut = await page.getByRole('columnheader').evaluateAll(cutHeadings);
      expect(cut, path).toEqual([]);
      await screenshot(page, `Kundens namn i ${path.replaceAll('/', '')}`);
    }
  });
});

describe('the rows of Insatser, Reskontra and Projekt', () => {
  test('are read whole at 1366 pixels: no name, date, note or amount is cut', async ({ openPage }) => {
    const name = unique('Hotell & Konferens AB').slice(0, 28);
    const { customerId } = await makeCustomer(staff, { name });
    const address = { name: 'Förskolan Solrosen', address1: 'Kvarnbacken 38', addressType: 'Object' };
    const { addressId: objectAddressId } = await makeAddress(staff, customerId, address);
    const { project } = await makeInvoiceableProject(staff, 40, { customerId, objectAddressId, budget: 285_000 });
    await staff.result(createFromProject, { params: project });
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    for (const [path, query] of [
      [paths.homeWorkOrders, { initials: '', status: '' }],
      [paths.invoiceArchive, {}],
      [paths.projects, {}],
    ] as const) {
      await page.goto(`${path}?${new URLSearchParams({ customerName: name, ...query }).toString()}`);
      await page.getByText('1 träff', { exact: true }).waitFor();
      const cells = page.locator('main tr[data-index] td[data-label]');
      const cut = () =>
        cells.evaluateAll((all: HTMLElement[]) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth)
            .map((one) => `${one.dataset['label']}: ${one.innerText}`),
        );
      await expect.poll(cut, { message: path }).toEqual([]);
      await screenshot(page, `Hela rader ${path.replaceAll('/', '')}`);
    }
  });
});

/** Columns of texts where one is cut, and others that have room to spare in each row. */
function unevenRoom(): { cut: string[]; spare: string[] } {
  const cut = new Set<string>();
  const spare = new Map<string, number>();
  for (const cell of document.querySelectorAll<HTMLElement>('main td[data-label]:not([data-nowrap])')) {
    const label = cell.dataset['label']!;
    const words = document.createRange();
    words.selectNodeContents(cell);
    const left = cell.clientWidth - words.getBoundingClientRect().width;
    if (cell.scrollWidth > cell.clientWidth) cut.add(label);
    spare.set(label, Math.min(left, spare.get(label) ?? Infinity));
  }
  return { cut: [...cut], spare: [...spare].flatMap(([label, left]) => (left > 64 ? [label] : [])) };
}

describe('columns of texts', () => {
  test.runIf(inAll)('share their room: none is cut while another has air in each row', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin' });
    for (const size of [screenSizes.desktop, screenSizes.wide]) {
      await page.setViewportSize(size.viewport);
      for (const path of [...wideLists, paths.users, paths.products]) {
        await page.goto(path);
        const isEmpty = page.getByText(/^(Det finns inga|Inga träffar)/);
        await page.getByRole('table').or(isEmpty).first().waitFor();
        const { cut, spare } = await page.evaluate(unevenRoom);
        const seen = `${path} at ${size.viewport.width} px: ${cut.join(', ')} beside ${spare.join(', ')}`;
        expect(cut.length === 0 || spare.length === 0, seen).toBe(true);
      }
    }
  });
});

describe('a filter that is filled in', () => {
  test.runIf(inAll)('keeps its name, and is said once', async ({ openPage }) => {
    const mark = unique('Filtret');
    const { customerId } = await makeCustomer(staff, { name: mark });
    await makeProject(staff, { customerId });
    const page = await openPage({ as: 'Staff', path: `${paths.homeWorkOrders}?initials=&status=Planned,Registered` });
    const status = page
      .getByRole('combobox', { name: 'Status' })
      .or(page.getByLabel('Status', { exact: true }))
      .first();
    await expect.poll(() => status.getAttribute('placeholder')).toBe('Status: Planerad, Registrerad');
    expect(await page.getByRole('button', { name: listsText.removeFilter('Status') }).isVisible()).toBe(false);
    const isWhole = () =>
      status.evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return canvas.measureText(field.placeholder).width <= room;
      });
    await expect.poll(isWhole).toBe(true);
    await screenshot(page, 'Flera val i ett filter');
    await page.goto(`${paths.customers}?${new URLSearchParams({ name: mark }).toString()}`);
    const field = page.getByRole('searchbox', { name: 'Kund', exact: true });
    expect(await field.inputValue()).toBe(mark);
    expect(await page.locator('main label', { hasText: 'Kund' }).first().isVisible()).toBe(true);
    await expectAxeClean(page);
    await screenshot(page, 'Ifyllt filter');
  });
});

describe('a list in print', () => {
  test.runIf(inAll)('has no icons but those that say something', async ({ openPage }) => {
    await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: `${paths.homeProjectOwner}?projectOwnerUserInitials=` });
    await page.locator('main tr[data-index]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const shown = () =>
      page
        .locator('svg')
        .evaluateAll((all) =>
          all
            .filter((one) => one.getClientRects().length > 0 && !one.hasAttribute('aria-label'))
            .map((one) => one.outerHTML.slice(0, 90)),
        );
    await expect.poll(shown).toEqual([]);
    expect(
      await page
        .locator('.mantine-ActionIcon-root')
        .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length),
    ).toBe(0);
    await screenshot(page, 'Lista i tryck');
  });
});

describe('a selector of more than fifty', () => {
  test.runIf(inAll)('says that there are more, and finds the rest by typing without accents', async ({ openPage }) => {
    const mark = unique('Ängö');
    await inParallel(numbers(51), 8, (index) => makeCustomer(staff, { name: `${mark} ${index}` }));
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await page.getByRole('button', { name: 'Skapa nytt projekt' }).click();
    const panel = page.getByRole('dialog');
    const field = panel.getByRole('combobox', { name: 'Kund', exact: true });
    await field.fill(mark.toLowerCase().replace('ängö', 'ango'));
    const options = panel.getByRole('option');
    const more = panel.getByRole('option', { name: 'Visar de första 50. Skriv för att hitta fler.' });
    await more.waitFor();
    expect(await options.count()).toBe(52);
    expect(await more.getAttribute('aria-disabled')).toBe('true');
    await expectAxeClean(page);
    await more.scrollIntoViewIfNeeded();
    await screenshot(page, 'Väljare med fler');

    await field.fill(`${mark} 49`);
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(`${mark} 49`);
  });
});
