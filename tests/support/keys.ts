import type { Locator, Page } from 'playwright';

/** More than any page or panel of the product has of places for the focus. */
const maxKeys = 150;

/** What a person does who never touches the mouse. Each begins where the focus is. */
export function keysOf(page: Page) {
  const { keyboard } = page;

  async function repeat(key: string, until: () => Promise<boolean>): Promise<void> {
    for (let times = 0; times <= maxKeys; times += 1) {
      if (await until()) return;
      await keyboard.press(key);
    }
    throw new Error(`${maxKeys} times ${key} do not reach it.`);
  }

  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    const isBefore = await target.evaluate(
      (one) => (document.activeElement!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    );
    await repeat(isBefore ? 'Shift+Tab' : 'Tab', () => hasFocus(target));
  }

  return {
    tabTo,
    press: async (target: Locator, key = 'Enter') => {
      await tabTo(target);
      await keyboard.press(key);
    },
    type: async (target: Locator, text: string) => {
      await tabTo(target);
      await keyboard.type(text);
    },
    /** Replaces what the field holds. */
    rewrite: async (target: Locator, text: string) => {
      await tabTo(target);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    choose: async (combobox: Locator, name: string) => {
      await tabTo(combobox);
      await keyboard.press('ArrowDown');
      const option = page.getByRole('option', { name, exact: true });
      await option.waitFor();
      await repeat('ArrowDown', async () => (await option.getAttribute('data-combobox-selected')) === 'true');
      await keyboard.press('Enter');
    },
  };
}

export const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((one) => one === document.activeElement);

/**
 * Types as a Swedish keyboard does, where each letter is a key. Playwright has no key for å, ä or ö: it inserts them
 * where the focus is, so that they are lost while a field has yet to get it.
 */
export async function typeByKeys(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  await session.detach();
}
