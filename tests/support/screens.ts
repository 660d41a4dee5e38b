import type { Locator, Page } from 'playwright';
import { type PanelAddress, panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';

/** The address of a page with a panel over it. */
export const overList = (path: string, panel: PanelAddress): string =>
  `${path}?${new URLSearchParams({ [panelParam]: writePanel(panel) }).toString()}`;

export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('note').getByText(text, { exact: true });
