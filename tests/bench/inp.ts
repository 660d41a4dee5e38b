import type { Locator, Page } from 'playwright';
import { paths, panels } from '../../frontend/src/navigation/paths.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import { writePanel } from '../../frontend/src/navigation/panel-address.ts';
import { getProjectPrices } from '../../shared/contract/price-lists.ts';
import { Api } from '../support/api.ts';
import { makeProject, makeWorkOrder } from '../support/builders.ts';
import { newContext } from '../support/chromium.ts';
import { sessionOf } from '../support/session.ts';
import { mainThreadOf } from './main-thread.ts';
import { inBrowser, onStack, print, quantile } from './runner.ts';

type Interaction = { ms: number; on: string };
type OfStep = Interaction & { step: string };

const slowdown = 4;
const lines = 20;
/** The browser tells of no faster interaction, and rounds the others to 8 ms. */
const fastestMs = 16;

/** Interaction to Next Paint in a working day's most common steps, with the processor throttled. */
export const benchInp = () =>
  onStack({ seed: 'demo' }, async ({ url }) =>
    print(
      `Interaction to Next Paint, the processor ${slowdown} times slower; aim: p75 at most 80 ms`,
      await inpOf(url),
    ),
  );

async function inpOf(url: string): Promise<object[]> {
  const session = await sessionOf(url, 'SuperAdmin');
  const workOrder = await workOrderOf(new Api(url, session.token));
  return inBrowser(async (browser) => {
    const page = await (await newContext(browser, { url, session })).newPage();
    await page.addInitScript(watch, fastestMs);
    const all: OfStep[] = [];
    const cpuOf = new Map<string, number[]>();
    for (const [step, path, work] of steps(workOrder)) {
      await page.goto(path);
      await page.locator('main tbody tr').first().waitFor();
      // What the page fetches by itself after a while is here.
      await page.waitForTimeout(3_000);
      await throttle(page, slowdown);
      await page.evaluate(forget);
      const cpu = await mainThreadOf(page, async () => {
        await work(page);
        await page.waitForTimeout(500);
      });
      cpuOf.set(step, cpu);
      all.push(...(await page.evaluate(read, fastestMs)).map((one) => ({ ...one, step })));
      await throttle(page, 1);
    }
    cpuOf.set('all', [...cpuOf.values()].flat());
    return [...Object.entries(Object.groupBy(all, ({ step }) => step)), ['all', all] as const].map(([step, some]) =>
      figuresOf(step, some!, cpuOf.get(step)!),
    );
  });
}

type Step = [name: string, path: string, work: (page: Page) => Promise<void>];

function steps(workOrder: string): Step[] {
  const row = (page: Page) => page.locator('main tbody tr').first();
  const dialog = (page: Page) => page.getByRole('dialog');
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });
  return [
    ['type in a filter', paths.customers, (page) => type(page, page.getByRole('searchbox').first(), 'akustik')],
    [
      'open and close a panel',
      paths.projects,
      async (page) => {
        for (let round = 0; round < 4; round += 1) {
          await row(page)
            .getByRole('link', { name: /^Ändra / })
            .click();
          await dialog(page).locator('input').first().waitFor();
          await page.waitForTimeout(500);
          await page.keyboard.press('Escape');
          await closed(page);
        }
      },
    ],
    [
      'switch pages',
      paths.projects,
      async (page) => {
        for (const path of [paths.customers, paths.projects, paths.customers, paths.projects]) {
          await page.locator(`nav a[href="${path}"]`).click();
          await page.waitForURL(`**${path}`);
          await row(page).waitFor();
          await page.waitForTimeout(500);
        }
      },
    ],
    [
      'sort, and mark rows',
      paths.projects,
      async (page) => {
        for (const column of [1, 2, 1]) {
          await page.locator('thead button').nth(column).click();
          await page.waitForTimeout(800);
        }
        for (const at of [0, 1, 2]) await page.locator('tbody input[type=checkbox]').nth(at).click();
        await page.locator('thead input[type=checkbox]').click();
      },
    ],
    [
      'find in the palette',
      paths.projects,
      async (page) => {
        await page.keyboard.press('Control+k');
        await type(page, page.locator('[data-palette]'), 'akustik');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Escape');
      },
    ],
    [
      `type in a form of ${lines} lines`,
      workOrder,
      async (page) => {
        await type(page, dialog(page).locator('textarea').first(), 'Mätning');
        const hours = dialog(page).getByRole('textbox', { name: text.hoursWorked });
        for (const at of [0, lines - 1]) await type(page, hours.nth(at), '1,5');
      },
    ],
  ];
}

async function type(page: Page, field: Locator, typed: string): Promise<void> {
  await field.click();
  await page.keyboard.type(typed, { delay: 120 });
  await page.waitForTimeout(800);
}

/** @returns the path of the open panel of a work order with so many lines */
async function workOrderOf(api: Api): Promise<string> {
  const { projectId, projectCode } = await makeProject(api);
  const [price] = await api.result(getProjectPrices, { params: { code: projectCode } });
  const items = Array.from({ length: lines }, () => ({
    productId: price.productId,
    workedHours: 1,
    invoiceableHours: 1,
  }));
  const { workOrderId } = await makeWorkOrder(api, projectId, { items });
  return `${paths.projectWorkOrders(projectCode)}?panel=${writePanel(panels.workOrder({ workOrderId }))}`;
}

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.detach();
}

type Interactions = { begun: number; slowest: Map<number, Interaction> };

/** In the page: the longest event of each interaction. */
function watch(durationThreshold: number): void {
  const slowest = new Map<number, Interaction>();
  Object.assign(window, { interactions: { begun: 0, slowest } });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId || duration <= (slowest.get(interactionId)?.ms ?? 0)) continue;
      const place = target instanceof Element ? (target.getAttribute('aria-label') ?? target.localName) : '';
      slowest.set(interactionId, { ms: duration, on: `${name} ${place}` });
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}

function forget(): void {
  const watched = (window as unknown as { interactions: Interactions }).interactions;
  watched.begun = performance.interactionCount;
  watched.slowest.clear();
}

function read(fastestMs: number): Interaction[] {
  const { begun, slowest } = (window as unknown as { interactions: Interactions }).interactions;
  const unreported = performance.interactionCount - begun - slowest.size;
  return [...slowest.values(), ...Array.from({ length: Math.max(0, unreported) }, () => ({ ms: fastestMs, on: '' }))];
}

function figuresOf(step: string, interactions: readonly Interaction[], cpu: readonly number[]) {
  const times = interactions.map(({ ms }) => ms);
  const [slowest] = interactions.toSorted((a, b) => b.ms - a.ms);
  const { ms: slowestMs, on } = slowest!;
  // Processor time of the page's thread.
  const cpuP75Ms = Math.round(quantile(cpu, 0.75));
  return { step, interactions: times.length, p75Ms: quantile(times, 0.75), slowestMs, slowest: on, cpuP75Ms };
}
