import { beforeAll, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { common } from '../../frontend/src/text/common.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { getProjectPrices } from '../../shared/contract/price-lists.ts';
import { getAllTags, setProjectTags } from '../../shared/contract/tags.ts';
import { fontSizes } from '../../shared/codes/font-sizes.ts';
import type { InvoiceRow } from '../../shared/schemas/invoice.ts';
import type { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeContact,
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

let staff: Api;

beforeAll(async () => {
  staff = await logInAs('Staff');
});

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

  test('has room for the names of customers beside initials and counts', async ({ openPage }) => {
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
  test('keeps its name, and is said once', async ({ openPage }) => {
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
  test('has no icons but those that say something', async ({ openPage }) => {
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

describe('a list on a phone', () => {
  test.runIf(inAll)(
    'has its first filter and its tools in one row, the others behind one of them',
    async ({ openPage }) => {
      await inParallel(numbers(8), 4, () => makeCustomer(staff));
      const page = await openPage({ as: 'SuperAdmin', path: paths.customers, size: 'phone' });
      const main = page.locator('main');
      const more = page.getByRole('button', { name: listsText.moreTools });
      const order = page.getByLabel(listsText.order);
      const imports = main.getByRole('link', { name: titles.importRecords, exact: true });
      for (const path of [paths.customers, paths.projects, paths.invoiceArchive, paths.products]) {
        await page.goto(path);
        await main.locator('tr[data-index]').first().waitFor();
        await more.waitFor();
        const height = async () => (await more.locator('../..').boundingBox())!.height;
        await expect.poll(height, { message: path }).toBeLessThan(60);
      }
      await page.goto(paths.customers);
      const cards = main.locator('tr[data-index]');
      await cards.first().waitFor();
      const whole = () =>
        cards.evaluateAll(
          (all) =>
            all.filter((row) => {
              const { left, top, bottom } = row.getBoundingClientRect();
              return [top + 4, bottom - 4].every((y) => row.contains(document.elementFromPoint(left + 20, y)));
            }).length,
        );
      await expect.poll(whole).toBeGreaterThanOrEqual(6);
      await expectAxeClean(page);
      await screenshot(page, 'Listans verktyg 390');
      expect([await order.isVisible(), await imports.isVisible()]).toEqual([false, false]);
      await more.click();
      await order.waitFor();
      await imports.waitFor();
      const allTools = async () => (await more.locator('../..').boundingBox())!.height;
      await expect.poll(allTools).toBeLessThan(115);
      await expectAxeClean(page);
      await screenshot(page, 'Listans alla verktyg 390');
    },
  );

  test.runIf(inAll)('has its tools beside the first filter when filters are set', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.homeProjectOwner, size: 'phone' });
    const filter = page.getByRole('button', { name: common.filter, exact: true });
    const more = page.getByRole('button', { name: listsText.moreTools });
    for (const path of [paths.homeProjectOwner, paths.homeWorkOrders, paths.invoicing, paths.invoiceArchiveOverdue]) {
      await page.goto(path);
      await more.waitFor();
      const field = page.locator('main').getByRole('searchbox').first();
      const unevenness = async () => {
        const boxes = await Promise.all([field, filter, more].map((one) => one.boundingBox()));
        const middles = boxes.map((box) => box!.y + box!.height / 2);
        return Math.max(...middles) - Math.min(...middles);
      };
      await expect.poll(unevenness, { message: path }).toBeLessThan(4);
      await expect.poll(async () => (await field.boundingBox())!.width, { message: path }).toBeGreaterThan(60);
      const isCentred = () =>
        more.evaluate((button) => {
          const [outer, inner] = [button, button.querySelector('svg')!].map((one) => one.getBoundingClientRect());
          return Math.abs(outer!.left + outer!.right - inner!.left - inner!.right) < 4;
        });
      expect(await isCentred(), path).toBe(true);
      await screenshot(page, `Listans verktyg med filter 390 ${path.replaceAll('/', '')}`);
    }
    await expectAxeClean(page);
  });

  test('shows a row on the first screen at 400 per cent', async ({ openPage }) => {
    await makeCustomer(staff);
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of [paths.customers, paths.projects, paths.invoicing]) {
      await page.goto(path);
      const link = page.locator('main tr[data-index] a').first();
      await link.waitFor();
      const isSeen = () =>
        link.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isSeen, { message: path }).toBe(true);
      await screenshot(page, `400 procent ${path.replaceAll('/', '')}`);
    }
  });

  test.runIf(inAll)('has what matters of a row on two lines', async ({ openPage }) => {
    const word = unique('Rad');
    for (const [name, objectName] of [
      [word, 'Kv. Tranan'],
      [`${word} Fastighetsaktiebolaget Norra Hammarbyhamnen`, 'Kvarteret Tranan och Strandpiparen, hus 12, plan 3'],
    ] as const) {
      const { customerId } = await makeCustomer(staff, { name, paymentRemark: name !== word });
      const object = await makeAddress(staff, customerId, { name: objectName, addressType: 'Object' });
      const project = await makeProject(staff, { customerId, objectAddressId: object.addressId });
      const [priced] = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
      const items = [{ productId: priced.productId, workedHours: 8, invoiceableHours: 8, quantity: 8 }];
      await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
      await staff.result(createFromProject, { params: project });
      await makeWorkOrder(staff, project.projectId, { status: 'Registered', items, invoiceNote: objectName });
    }
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers, size: 'phone' });
    for (const [path, query] of [
      [paths.projects, { customerName: word }],
      [paths.customers, { name: word }],
      [paths.invoicing, { customerName: word }],
      [paths.invoiceArchive, { customerName: word }],
      [paths.homeWorkOrders, { customerName: word, status: 'Registered', initials: '' }],
    ] as const) {
      await page.goto(`${path}?${new URLSearchParams(query).toString()}`);
      await page.getByText('2 träffar', { exact: true }).waitFor();
      const rows = page.getByRole('row').filter({ hasText: word });
      const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
      expect(heights[0], path).toBe(heights[1]);
      const bottoms = await rows
        .last()
        .locator('td[data-card]')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().bottom)));
      expect(new Set(bottoms).size, path).toBe(2);
      await expectAxeClean(page);
      await screenshot(page, `rows on a phone ${path}`);
    }
  });

  test.runIf(inAll)(
    'has a part-paid overdue invoice on two lines, whatever the size of letters',
    async ({ openPage }) => {
      const { customerId, name } = await makeCustomer(staff, { name: unique('Bergtuna Bygg & Betong AB') });
      const { project } = await makeInvoiceableProject(staff, 80, { customerId });
      await staff.result(createFromProject, { params: project });
      const page = await openPage({ as: 'Staff', size: 'phone' });
      await page.route('**/v1/invoices?*', async (route) => {
        const response = await route.fetch();
        const { result } = await response.json();
        const items = result.items.map((row: InvoiceRow) => ({
          ...row,
          status: 'Overdue',
          dueDate: '2026-01-31',
          balance: row.sumTotalIncVat - 1000.5,
        }));
        await route.fulfill({ response, json: { result: { ...result, items } } });
      });
      await page.goto(`${paths.invoiceArchive}?${new URLSearchParams({ customerName: name }).toString()}`);
      const cells = page.getByRole('row').filter({ hasText: name }).locator('td[data-card]');
      await page.getByText('kr obetalt').waitFor();
      for (const fontSize of fontSizes) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), fontSize);
        const lines = () =>
          cells.evaluateAll(
            (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom / 8))).size,
          );
        await expect.poll(lines, { message: `letters of ${fontSize} px` }).toBe(2);
        const amount = page.locator('td[data-card]').filter({ hasText: 'kr obetalt' });
        expect(await amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
        await screenshot(page, `part-paid on a phone ${fontSize}`);
      }
      await expectAxeClean(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  test.runIf(inAll)('calls a person by the whole name, which is the link', async ({ openPage }) => {
    const { fullName, lastName } = await makeContact(staff, { lastName: unique('Kortsson'), mobilePhone: '070-1 23' });
    const path = `${paths.persons}?${new URLSearchParams({ fullName: lastName }).toString()}`;
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const card = page.getByRole('row').filter({ hasText: lastName });
    const link = card.getByRole('link', { name: fullName, exact: true });
    await link.waitFor();
    expect(await card.getByText(lastName, { exact: true }).isVisible()).toBe(false);
    expect(await card.getByRole('link', { name: '070-1 23' }).isVisible()).toBe(true);
    await expectAxeClean(page);
    await screenshot(page, 'Personer på kort');
    await link.click();
    await page.getByRole('dialog').waitFor();
  });

  test.runIf(inAll)('can be sorted by another column and reversed', async ({ openPage }) => {
    const mark = unique('Ordning');
    for (const [name, paymentTermDays] of [
      ['A', 60],
      ['B', 10],
      ['C', 30],
    ] as const) {
      await makeCustomer(staff, { name: `${mark} ${name}`, paymentTermDays });
    }
    const path = `${paths.customers}?${new URLSearchParams({ name: mark }).toString()}`;
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const names = async () =>
      (await page.getByRole('link', { name: mark }).allTextContents()).map((name) => name.at(-1)).join('');
    await expect.poll(names).toBe('ABC');
    expect(await page.getByRole('columnheader').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: listsText.moreTools }).click();
    await page.getByLabel('Ordna efter').selectOption('Betalningsvillkor (dagar)');
    await expect.poll(names).toBe('BCA');
    await page.getByRole('button', { name: 'Stigande ordning, vänd' }).click();
    await expect.poll(names).toBe('ACB');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-paymentTermDays');
    await expectAxeClean(page);
    await screenshot(page, 'Kunder i annan ordning');
    await page.reload();
    await expect.poll(names).toBe('ACB');
  });

  test.runIf(inAll)('shows three of a project’s tags, then an ellipsis', async ({ openPage }) => {
    const project = await makeProject(staff);
    const { projectId } = project;
    const tags: { tagId: number; name: string }[] = (await staff.result(getAllTags)).slice(0, 4);
    const path = `${paths.projects}?projectCode=${project.projectCode}`;
    await staff.result(setProjectTags, {
      params: { projectId },
      body: { projectId, tags: tags.map(({ tagId }) => ({ projectId, tagId })) },
    });
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const [a, b, c] = tags.map(({ name }) => name);
    await page.getByText(`${a}, ${b}, ${c} …`).waitFor();
    await screenshot(page, 'Projekt med taggar');
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
