import type { Locator, Page } from 'playwright';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { overList } from './screens.ts';

type Project = { projectId: number; projectCode: string };

/** The address of a project's files, over the list of projects. */
export const filesPath = ({ projectId, projectCode }: Project, path?: string): string =>
  overList(paths.projects, panels.files({ projectId, projectCode, ...(path !== undefined && { path }) }));

export const filesPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Filer' });

/** A file or folder, by its full name. */
export const tile = (page: Page, name: string): Locator =>
  filesPanel(page).getByRole('option', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[ ,]`) });

/** The tile of the parent folder. @param to the parent folder, or the project's code */
export const backTile = (page: Page, to: string): Locator =>
  filesPanel(page).getByRole('option', { name: `Tillbaka till ${to}` });

/** Opens the context menu of a file or folder and chooses an item. */
export async function chooseInMenu(page: Page, name: string, item: string): Promise<void> {
  await tile(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export const uploadBox = (page: Page): Locator => page.getByRole('region', { name: 'Uppladdning' });

/** An in-memory file to upload. */
export const fileOf = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

type ChosenFiles = Parameters<Locator['setInputFiles']>[0];

export async function chooseFiles(page: Page, files: ChosenFiles, button = 'Ladda upp filer'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    filesPanel(page).getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}
