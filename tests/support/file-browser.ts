import type { Locator, Page } from 'playwright-core';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { overList } from './screens.ts';

type Project = { projectId: number; projectCode: string };

/** Where the files of a project are shown, over the list of projects. */
export const filesPath = ({ projectId, projectCode }: Project, path?: string): string =>
  overList(paths.projects, panels.files({ projectId, projectCode, ...(path !== undefined && { path }) }));

/** The panel 'Filer'. */
export const filesPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Filer' });

/** A file or folder in it, by its whole name. */
export const tile = (page: Page, name: string): Locator =>
  filesPanel(page).getByRole('option', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[ ,]`) });

/** What leads out of a folder. @param to the folder above, or the project's code */
export const backTile = (page: Page, to: string): Locator =>
  filesPanel(page).getByRole('option', { name: `Tillbaka till ${to}` });

/** Opens the menu of a file or folder by the right button, and chooses in it. */
export async function chooseInMenu(page: Page, name: string, item: string): Promise<void> {
  await tile(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** How far uploads have come. */
export const uploadBox = (page: Page): Locator => page.getByRole('region', { name: 'Uppladdning' });

/** A file to upload that stands on no disk. */
export const fileOf = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

type Chosen = Parameters<Locator['setInputFiles']>[0];

/** Presses a button of the panel that opens the browser's dialog, and chooses there. */
export async function chooseFiles(page: Page, files: Chosen, button = 'Ladda upp filer'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    filesPanel(page).getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}
