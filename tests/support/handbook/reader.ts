import type { Locator, Page } from 'playwright';
import { menuText, paletteText } from '../../../frontend/src/text/shell.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import type { LocalStack } from '../../../infra/host/stack.ts';
import type { Role } from '../../../shared/codes/roles.ts';
import { tests } from '../../../shared/lib/deadlines.ts';
import { Api } from '../api.ts';

const clickableRoles = [
  'button',
  'link',
  'menuitem',
  'menuitemradio',
  'tab',
  'switch',
  'checkbox',
  'option',
  'radio',
] as const;
const typableRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const;
const controlRoles = [...clickableRoles, ...typableRoles] as const;

type Firm = Pick<LocalStack, 'url' | 'invoke'>;

type ControlRole = (typeof controlRoles)[number] | 'region' | 'columnheader';

/**
 * Follows the handbook: finds controls by the names in its steps. A control’s own name may be longer, such as 'Arbetad
 * tid, rad 1', or marked as required.
 */
export class Reader {
  readonly page: Page;
  readonly #firm: Firm;
  readonly #used = new Set<string>();

  constructor(page: Page, firm: Firm) {
    this.page = page;
    this.#firm = firm;
  }

  apiOf(role: Role): Promise<Api> {
    const { initials, pin } = localUsers.find((user) => user.role === role)!;
    return Api.logIn(this.#firm.url, initials, pin);
  }

  /** What the schedule does: the firm of these tests has none. */
  runDueTasks(): Promise<unknown> {
    return this.#firm.invoke('jobs/run-due-tasks');
  }

  /** The controls of a step that were not looked for since the last call. */
  unused(controls: readonly string[]): string[] {
    const unused = controls.filter((control) => !this.#used.has(control));
    this.#used.clear();
    return unused;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.page.url()).href);
    await this.page.getByRole('main').waitFor();
    await this.page.waitForLoadState('networkidle');
  }

  get top(): Locator {
    return this.page.getByRole('dialog').last();
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name }).last();
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text }).first();
  }

  /** The control of this name: in the open menu, else in the topmost panel, else on the page. */
  async find(name: string, roles: readonly ControlRole[] = controlRoles, within?: Locator): Promise<Locator> {
    this.#used.add(name);
    const called = (root: Page | Locator, how: { name: string | RegExp; exact?: boolean }) =>
      roles
        .map((role) => root.getByRole(role, how))
        .reduce((one, other) => one.or(other))
        .filter({ visible: true });
    const longer = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: \\*)?(?:$|[ ,:(])`);
    const menu = this.page.getByRole('menu');
    const deadline = Date.now() + tests.action;
    while (Date.now() < deadline) {
      const page = (await this.page.getByRole('dialog').count()) > 0 ? this.top : this.page;
      const roots = within ? [within] : [menu, page];
      for (const root of roots) {
        for (const found of [called(root, { name, exact: true }), called(root, { name: longer })]) {
          if ((await found.count()) > 0) return found.first();
        }
      }
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    throw new Error(`There is no ”${name}” among ${roles.join(', ')}.`);
  }

  /** Presses what opens a panel or a dialog. */
  async open(name: string, within?: Locator): Promise<void> {
    const dialogs = await this.page.getByRole('dialog').count();
    await this.press(name, within);
    await this.page.getByRole('dialog').nth(dialogs).waitFor();
  }

  /** Closes the topmost panel or dialog. */
  async close(): Promise<void> {
    const dialogs = await this.page.getByRole('dialog').count();
    await this.keys('Escape');
    await this.page
      .getByRole('dialog')
      .nth(dialogs - 1)
      .waitFor({ state: 'detached' });
  }

  /** Presses what leads to another page. */
  async follow(name: string): Promise<void> {
    const from = this.page.url();
    await this.press(name);
    await this.page.waitForURL(({ href }) => href !== from);
  }

  async press(name: string, within?: Locator): Promise<void> {
    await (await this.find(name, clickableRoles, within)).click();
  }

  /** Writes key by key over what is there. */
  async fill(name: string, text: string, within?: Locator): Promise<void> {
    const field = await this.find(name, typableRoles, within);
    await field.click();
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  }

  /** Chooses the first option that begins so; without a text, the first of all. */
  async choose(name: string, option = '', within?: Locator): Promise<void> {
    const field = await this.find(name, ['combobox'], within);
    this.#used.add(option);
    await field.click();
    if (option !== '' && (await field.isEditable())) {
      await field.press('ControlOrMeta+a');
      await field.pressSequentially(option);
    }
    await this.page
      .getByRole('option', option === '' ? {} : { name: option })
      .filter({ visible: true })
      .first()
      .click();
  }

  async see(name: string, within?: Locator): Promise<void> {
    this.#used.add(name);
    const root = within ?? this.page;
    await root
      .getByText(name, { exact: true })
      .or(root.getByLabel(name, { exact: true }))
      .filter({ visible: true })
      .first()
      .waitFor();
  }

  keys(keys: string): Promise<void> {
    return this.page.keyboard.press(keys);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Writes in the palette, and opens its first hit once it names this. */
  async inPalette(text: string, hit: string): Promise<void> {
    await this.keys('Control+k');
    await this.dialog(paletteText.name).waitFor();
    await this.type(text);
    await this.dialog(paletteText.name).getByRole('button', { name: hit }).first().waitFor();
    await this.keys('Enter');
  }

  /** The words of a toast. */
  async said(text: string | RegExp): Promise<void> {
    await this.page.getByRole('note').getByText(text).first().waitFor();
  }

  /** In the main menu: an entry, or an entry of one of its menus. */
  async menu(first: string, item?: string): Promise<void> {
    const nav = this.page.getByRole('navigation', { name: menuText.main });
    await this.press(first, nav);
    if (item !== undefined) await this.press(item, this.page.getByRole('menu'));
  }

  /** In the menu that one's own name opens. */
  async ownMenu(item: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: this.#ownName }).click();
    await this.press(item, this.page.getByRole('menu'));
  }

  #ownName = /Lindqvist|Sandell|Ek\b|^(AL|BS|CE)/;

  async download(start: () => Promise<void>): Promise<string> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), start()]);
    return download.suggestedFilename();
  }
}
