import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { allTimeLogsText } from '../../frontend/src/text/all-time-logs.ts';
import { formatMoney } from '../../frontend/src/components/format.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { myDayText } from '../../frontend/src/text/my-day.ts';
import { overviewText } from '../../frontend/src/text/overview.ts';
import { projectFiguresText } from '../../frontend/src/text/project-figures.ts';
import { projectsText } from '../../frontend/src/text/projects.ts';
import { createFromProject, getInvoice } from '../../shared/contract/invoices.ts';
import { getProjectPrices } from '../../shared/contract/price-lists.ts';
import { openStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { latestEndedMonth, monthAfter } from '../../shared/lib/months.ts';
import { brokenDates } from '../support/broken-dates.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeCustomer,
  makeInvoiceableProject,
  makeProject,
  makeUser,
  makeWorkOrder,
  unique,
} from '../support/builders.ts';
import { makeInvoice } from '../support/invoices.ts';
import { logInAs, logInUser } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

/** Texts of these that cover each other, as pairs. */
function overlaps(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { text: element.textContent, ...range.getBoundingClientRect().toJSON() };
    });
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => one.width > 0 && other.width > 0 && meet(one, other))
        .map((other) => `${one.text} ${other.text}`),
    );
  });
}

describe('on a phone', () => {
  test.runIf(inAll)('Min dag begins with today, and ends with what was opened last', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { project } = await makeInvoiceableProject(staff);
    await makeWorkOrder(staff, project.projectId);
    const page = await openPage({ as: 'Staff', path: paths.homeMyDay, size: 'phone' });
    await page.getByRole('heading', { name: myDayText.hours }).waitFor();
    const first = page.getByRole('heading', { level: 3 }).first();
    expect(await first.innerText()).toContain(myDayText.today);
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    const [week, ...parts] = headings;
    expect(week).toMatch(/^Vecka \d+$/);
    expect(parts.slice(0, 3)).toEqual([myDayText.hours, myDayText.needed, myDayText.shared]);
    expect(parts).toHaveLength(4);
    expect(await brokenDates(page)).toEqual([]);
    await screenshot(page, 'Min dag på telefon');
  });

  test.runIf(inAll)('the names below bars keep apart, and no date is broken', async ({ openPage }) => {
    await makeInvoice(await logInAs('Staff'));
    const page = await openPage({ as: 'SuperAdmin', path: paths.overview, size: 'phone' });
    for (const name of [overviewText.invoiced, overviewText.expected]) {
      const names = page.getByRole('region', { name, exact: true }).locator('figure text');
      await names.first().waitFor();
      expect(await overlaps(names)).toEqual([]);
    }
    expect(await brokenDates(page)).toEqual([]);
  });

  test.runIf(inAll)('the names of rows are whole', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { customerId } = await makeCustomer(staff, { name: unique('Norra Älvstrandens Fastighetsförvaltning') });
    const project = await makeProject(staff, { customerId, budget: 100 });
    const [priced] = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
    const items = [{ productId: priced.productId, workedHours: 8, invoiceableHours: 8, quantity: 8 }];
    await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
    const page = await openPage({ as: 'SuperAdmin', path: paths.overview, size: 'phone' });
    const budgets = page.getByRole('list', { name: overviewText.budgets, exact: true });
    await budgets.getByRole('link', { name: project.projectCode }).waitFor();
    const cut = await page
      .locator('main li a > span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length);
    expect(cut).toBe(0);
    await screenshot(page, 'Översikt på telefon');
  });

  test.runIf(inAll)('a list that a figure opens shows the sum of the figure', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { customerId, name } = await makeCustomer(staff, { name: unique('Summan') });
    const { project } = await makeInvoiceableProject(staff, 8, { customerId, budget: 100 });
    const { invoiceId } = await staff.result(createFromProject, { params: project });
    const { sumTotal } = await staff.result(getInvoice, { params: { invoiceId } });
    const page = await openPage({ as: 'SuperAdmin', path: paths.invoiceArchive, size: 'phone' });
    const sum = (of: string) => page.locator('main dl > div').filter({ hasText: of });
    await sum(invoicesText.owed).waitFor();
    expect(await sum(invoicesText.exclVat).isVisible()).toBe(false);
    for (const [path, query, of] of [
      [paths.invoiceArchive, {}, invoicesText.exclVat],
      [paths.projects, { budgetUse: 'Over' }, projectsText.worked],
    ] as const) {
      await page.goto(`${path}?${new URLSearchParams({ customerName: name, ...query }).toString()}`);
      await page.getByText('1 träff', { exact: true }).waitFor();
      const amount = await sum(of).locator('dd').innerText();
      expect(amount.trim(), of).toBe(formatMoney(sumTotal));
      await expectAxeClean(page);
      await screenshot(page, `Listans summa på telefon ${path.replaceAll('/', '')}`);
    }
  });

  test.runIf(inAll)('a project shows what each work order lost', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { project, rate } = await makeInvoiceableProject(staff);
    const items = [{ productId: rate.productId, workedHours: 6, invoiceableHours: 1 }];
    const invoiceNote = 'Mätning av luftljudsisolering mellan lägenheter';
    await makeWorkOrder(staff, project.projectId, { status: 'Registered', invoiceNote, items });
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(project.projectId), size: 'phone' });
    const lost = page.getByRole('table', { name: projectFiguresText.losses });
    await expect(lost.getByRole('columnheader').last().innerText()).resolves.toBe(projectFiguresText.loss);
    const { x, width } = (await lost.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await brokenDates(page)).toEqual([]);
    await expectAxeClean(page);
  });
});

test.runIf(inAll)('the states of all time logs keep apart at each width', async ({ openPage }) => {
  const user = await makeUser(await logInAs('SuperAdmin'));
  const api = await logInUser(user);
  const last = latestEndedMonth(dayOf(new Date()));
  for (const before of [0, -1, -2]) {
    await api.result(openStaffTimeLog, { params: { userId: user.userId, ...monthAfter({ ...last }, before) } });
  }
  const page = await openPage({ as: 'SuperAdmin', path: paths.allTimeLogs });
  const row = page.getByRole('row', { name: new RegExp(`^${user.initials} `) });
  await row.waitFor();
  for (const width of [1366, 1200, 1024, 768, 700]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overlaps(row.locator('td a')), String(width)).toEqual([]);
    expect(await row.getByText(allTimeLogsText.states.Started).filter({ visible: true }).count()).toBeGreaterThan(0);
  }
  await expectAxeClean(page);
});
