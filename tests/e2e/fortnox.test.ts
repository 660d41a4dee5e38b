import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { connectionLogText as log } from '../../frontend/src/text/connection-log.ts';
import { connectionText } from '../../frontend/src/text/connection.ts';
import { fortnoxText as text } from '../../frontend/src/text/fortnox.ts';
import { logPanelText } from '../../frontend/src/text/log-panel.ts';
import { disconnectFortnox } from '../../shared/contract/finance-integration.ts';
import { activationTexts, refusalSentence } from '../../shared/domain/fortnox/activation-texts.ts';
import { connectionProblems } from '../../shared/codes/connection-problems.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { screenSizes } from '../support/chromium.ts';
import { activationUrlFor, answerAtFortnox, configureFortnox, otherCompany } from '../support/fortnox-link.ts';
import { logInAs } from '../support/people.ts';
import { testStack } from '../support/test-stack.ts';
import { inAll } from '../support/tier.ts';

const superAdmin = await logInAs('SuperAdmin');
beforeAll(async () => {
  await configureFortnox(superAdmin);
});
beforeEach(() => superAdmin.result(disconnectFortnox));
afterAll(() => superAdmin.result(disconnectFortnox));

async function control(asked: object): Promise<void> {
  const response = await fetch(`${testStack().fortnoxUrl}/_control`, {
    method: 'POST',
    body: JSON.stringify(asked),
  });
  expect(response.status).toBe(200);
}

const indicator = (page: Page) => page.getByRole('button', { name: /^Fortnox\. / });
const outcome = (page: Page, heading: string) => page.getByRole('heading', { name: heading, level: 1 });
const company = 'Testbolaget Akustik AB';

/** The activation link in the pop-up. */
async function openLink(page: Page) {
  await indicator(page).click();
  const dialog = page.getByRole('dialog', { name: text.title });
  await dialog.waitFor();
  return dialog;
}

describe('the indicator', () => {
  test('tells that the link is missing, asks for it, and follows by itself when it is made', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    await page.getByRole('button', { name: `Fortnox. ${connectionText.failed}` }).waitFor();
    expect(await indicator(page).getAttribute('title')).toBe('Testkoppling misslyckades');
    const dialog = await openLink(page);
    await dialog.getByText(connectionProblems['not-connected'].reason).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'fortnox asks for the link');

    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: text.approve }).click();
    const atFortnox = await opened;
    await atFortnox.getByRole('button', { name: 'Godkänn' }).click();
    await outcome(atFortnox, 'Fortnox-koppling klar').waitFor();
    expect(await atFortnox.title()).toContain('Fortnox-koppling klar');
    await atFortnox.getByText(company).waitFor();
    expect(new URL(atFortnox.url()).search).toBe('');
    await expectAxeClean(atFortnox);
    await screenshot(atFortnox, 'fortnox is linked');

    await page.getByRole('button', { name: `Fortnox. ${connectionText.linked(company)}` }).waitFor();
    await dialog.getByText(connectionText.linked(company)).waitFor();
    expect(await dialog.getByText(connectionProblems['not-connected'].reason).count()).toBe(0);
    await dialog.getByRole('button', { name: text.testAgain }).click();
    await page.getByRole('button', { name: `Fortnox. ${connectionText.linked(company)}` }).waitFor();
  });

  test.runIf(inAll)('shows a broken link with its reason and what to do', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    await page.goto((await answerAtFortnox(await activationUrlFor(superAdmin))).href);
    await outcome(page, text.activated).waitFor();
    await control({ withdraw: {} });
    await page.goto(paths.customers);
    await page.getByRole('button', { name: `Fortnox. ${connectionText.failed}` }).waitFor();
    const dialog = await openLink(page);
    await dialog.getByText(connectionProblems['link-ended'].reason).waitFor();
    await dialog.getByText(connectionProblems['link-ended'].nextStep).waitFor();
    await screenshot(page, 'fortnox link is broken');
  });

  test.runIf(inAll)('warns before the link expires, with a link to renew the approval', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    await page.goto((await answerAtFortnox(await activationUrlFor(superAdmin))).href);
    await outcome(page, text.activated).waitFor();
    const warning = 'Kopplingen har inte kunnat förnyas på länge och upphör 2026-12-01.';
    await page.route('**/v1/finance-integration/test-connection', async (route) => {
      const response = await route.fetch();
      const { result } = (await response.json()) as { result: object };
      await route.fulfill({ response, json: { result: { ...result, warning } } });
    });
    await page.goto(paths.customers);
    await page.getByRole('button', { name: `Fortnox. ${warning}` }).waitFor();
    const dialog = await openLink(page);
    await dialog.getByText(warning).waitFor();
    await dialog.getByRole('link', { name: text.approveAgain }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'fortnox warns');
  });

  test.runIf(inAll)('tells a consultant who can link, and offers no link', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers, size: 'phone' });
    const dialog = await openLink(page);
    await dialog.getByText(text.askSomebody).waitFor();
    expect(await dialog.getByRole('link').count()).toBe(0);
    await expectAxeClean(page);
  });
});

describe('the page that Fortnox leads back to', () => {
  const refuse = async (page: Page, url: string, sentence: string | RegExp) => {
    await page.goto(url);
    await outcome(page, text.notActivated).waitFor();
    await page.getByText(sentence).waitFor();
    await expectAxeClean(page);
  };
  const missingScope = '{"ErrorInformation":{"error":1,"message":"Har inte behörighet för scope","code":2000663}}';

  test.runIf(inAll)('says what to do when the link was refused', async ({ openPage }) => {
    const page = await openPage({ path: paths.fortnoxActivation });
    await page.getByText(text.nothingToDo).waitFor();
    expect(await page.title()).toBe(text.notActivated);
    const denied = await answerAtFortnox(await activationUrlFor(superAdmin), { decision: 'deny' });
    await refuse(page, denied.href, refusalSentence('access_denied'));
    await control({ company: { licences: ['companyinformation', 'customer', 'settings'] } });
    const unlicensed = await answerAtFortnox(await activationUrlFor(superAdmin));
    await control({ company: { licences: ['companyinformation', 'customer', 'settings', 'invoice'] } });
    expect(unlicensed.searchParams.get('error')).toBe('error_missing_license');
    await refuse(page, unlicensed.href, connectionProblems['missing-licence'].nextStep);
  });

  test.for([
    ['400', { status: 400, body: missingScope }, connectionProblems['missing-scope'].reason],
    ['403', { status: 403, body: '{"message":"forbidden"}' }, connectionProblems['missing-scope'].reason],
  ] as const)('says which scope is missing when Fortnox answers %s', async ([, fault, reason], { openPage }) => {
    const page = await openPage({ path: paths.fortnoxActivation, allow: [/422/] });
    const location = await answerAtFortnox(await activationUrlFor(superAdmin));
    await control({ fail: { path: '/3/companyinformation', ...fault } });
    await refuse(page, location.href, new RegExp(reason));
  });

  test.runIf(inAll)('accepts neither another state, an old code nor another company', async ({ openPage }) => {
    const page = await openPage({ path: paths.fortnoxActivation, allow: [/422/] });
    const stolen = await answerAtFortnox(await activationUrlFor(superAdmin));
    stolen.searchParams.set('state', 'pahittad');
    await refuse(page, stolen.href, activationTexts.wrongState);

    const old = await answerAtFortnox(await activationUrlFor(superAdmin));
    await control({ clock: { advanceSeconds: 11 * 60 } });
    await refuse(page, old.href, activationTexts.expiredCode);

    await page.goto((await answerAtFortnox(await activationUrlFor(superAdmin))).href);
    await outcome(page, text.activated).waitFor();
    const wrong = await answerAtFortnox(await activationUrlFor(superAdmin), { company: otherCompany });
    await refuse(page, wrong.href, activationTexts.wrongCompany('Ett Annat Bolag AB', company));
    await screenshot(page, 'fortnox wrong company');
  });
});

describe('the connection log', () => {
  test.runIf(inAll)('shows each call with a dash for what is empty, and is emptied', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    await page.goto((await answerAtFortnox(await activationUrlFor(superAdmin))).href);
    await outcome(page, text.activated).waitFor();
    await page.goto(paths.systemSettings);
    await page.getByRole('button', { name: text.openLog }).click();
    const panel = page.getByRole('dialog', { name: log.title });
    const table = panel.getByRole('table', { name: log.list });
    await table.waitFor();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(Object.values(log.columns));
    const row = table.getByRole('row').filter({ hasText: 'Läsa företaget' }).first();
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      'Läsa företaget',
      'BS',
      'GET /companyinformation',
      '200',
      expect.stringContaining('Testbolaget Akustik AB'),
      '–',
      '–',
    ]);
    expect((await panel.boundingBox())!.width).toBeGreaterThan(1300);
    await expectAxeClean(page);
    await screenshot(page, 'connection log');
    const filter = panel.getByRole('textbox', { name: log.columns.event });
    const others = table.getByRole('row').filter({ has: page.getByRole('rowheader'), hasNotText: 'Läsa företaget' });
    await others.first().waitFor();
    await filter.pressSequentially('foretaget');
    await expect.poll(() => others.count()).toBe(0);
    await row.waitFor();
    await filter.pressSequentially(' finns inte');
    await panel.getByText(logPanelText.noHits).waitFor();
    await filter.press('Control+a');
    await filter.press('Delete');
    await others.first().waitFor();
    await panel.getByRole('button', { name: logPanelText.clean }).click();
    await page.getByRole('dialog', { name: log.cleanTitle }).getByRole('button', { name: logPanelText.clean }).click();
    await panel.getByText(logPanelText.empty).waitFor();
    const button = panel.getByRole('button', { name: logPanelText.clean });
    expect(await button.isDisabled()).toBe(true);
    const reasonId = await button.getAttribute('aria-describedby');
    expect(await page.locator(`id=${reasonId}`).textContent()).toContain(logPanelText.empty);
    await expectAxeClean(page);
  });

  test.runIf(inAll)('is no wider than a phone, however long an answer is', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers, size: 'phone' });
    await page.goto((await answerAtFortnox(await activationUrlFor(superAdmin))).href);
    await outcome(page, text.activated).waitFor();
    await page.goto(paths.systemSettings);
    await page.getByRole('button', { name: text.openLog }).click();
    const answers = page.getByRole('table', { name: log.list }).locator('summary');
    await answers.first().waitFor();
    const ends = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(screenSizes.phone.viewport.width);
    await expectAxeClean(page);
  });
});
