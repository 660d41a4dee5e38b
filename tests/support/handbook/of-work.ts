import { paths } from '../../../frontend/src/navigation/paths.ts';
import { filesText } from '../../../frontend/src/text/files.ts';
import { workOrdersText } from '../../../frontend/src/text/work-orders.ts';
import { myDayText } from '../../../frontend/src/text/my-day.ts';
import { projectsText } from '../../../frontend/src/text/projects.ts';
import { createDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { makeProject, makeWorkOrder, unique } from '../builders.ts';
import { fileOf, tile } from '../file-browser.ts';
import { putFile } from '../files.ts';
import { type PageActions, task } from './step-actions.ts';
import type { Reader } from './reader.ts';

/** A project, in a list that has only that. */
export async function projectInList(reader: Reader) {
  const project = await makeProject(await reader.apiOf('Staff'));
  await listOf(reader, project.projectCode);
  return project;
}

export const listOf = (reader: Reader, projectCode: string) =>
  reader.go(`${paths.projects}?projectCode=${projectCode}`);

/** The entry of a project's menu, from the project's row. */
export async function inProjectMenu(reader: Reader, menu: string, entry: string): Promise<void> {
  await reader.open(menu);
  const opened = reader.dialog(/^Projekt \d\d-\d{4}$/);
  await reader.press(entry, opened);
  await opened.waitFor({ state: 'detached' });
}

export const work: Readonly<Record<string, PageActions>> = {
  'registrera-arbete': {
    '': task(
      async (reader) => {
        await reader.go(paths.customers);
        return makeProject(await reader.apiOf('Staff'));
      },
      [
        async (reader, [home, myDay, registerOn], { projectCode }) => {
          await reader.menu(home, myDay);
          await reader.choose(registerOn, projectCode);
        },
        async (reader, [external, internal]) => {
          await reader.fill(external, 'Mätning av stegljud');
          await reader.fill(internal, 'Nyckel hos vaktmästaren');
        },
        async (reader, [addRate, hours]) => {
          await reader.press(addRate);
          await reader.choose('Produkt', 'Akustiker');
          await reader.fill(hours, '3,5');
        },
        (reader, [invoiceable]) => reader.fill(invoiceable, '2'),
        async (reader, [save]) => {
          await reader.press(save);
          await reader.said(/^Insats \d+ skapad$/);
        },
      ],
    ),
    'Från projektet': task(projectInList, [
      async (reader, [menu, register], { projectCode }) => {
        await inProjectMenu(reader, menu, register);
        await reader.dialog(workOrdersText.createTitle(projectCode)).waitFor();
        await reader.close();
      },
      async (reader, _, { projectCode }) => {
        await listOf(reader, projectCode);
        await reader.inPalette(`registrera ${projectCode}`, projectCode);
        await reader.dialog(workOrdersText.createTitle(projectCode)).waitFor();
      },
    ]),
  },
  'dela-och-ta-over': {
    'Dela en insats': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const { projectId, projectCode } = await makeProject(staff);
        const { workOrderId } = await makeWorkOrder(staff, projectId);
        await reader.go(paths.projectWorkOrders(projectCode));
        return { workOrderId };
      },
      [
        (reader, _, { workOrderId }) => reader.open(String(workOrderId)),
        async (reader, [share, owner, , helper]) => {
          await reader.choose(owner, share);
          await reader.choose(helper, share);
        },
        async (reader, [save]) => {
          await reader.press(save);
          await reader.said(/uppdaterad/);
        },
      ],
    ),
    'Ta över en insats': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const { projectId, projectCode } = await makeProject(staff);
        const { workOrderId } = await makeWorkOrder(staff, projectId, { verificationDate: '2001-01-02' });
        await reader.go(paths.customers);
        return { projectCode, workOrderId };
      },
      [
        (reader, [home, share]) => reader.menu(home, share),
        async (reader, [take], { projectCode, workOrderId }) => {
          await reader.press(take, reader.row(projectCode));
          await reader.said(myDayText.taken(workOrderId));
        },
      ],
    ),
  },
  'leverans-fran-mall': {
    'Använd en mall': task(
      async (reader) => {
        const superAdmin = await reader.apiOf('SuperAdmin');
        const name = unique('Mall');
        const items = [{ invoiceNote: 'Inventering', invoiceable: true, lines: [] }];
        await superAdmin.result(createDeliveryTemplate, { body: { name, items } });
        return { ...(await projectInList(reader)), name };
      },
      [
        (reader, [menu, workOrders]) => inProjectMenu(reader, menu, workOrders),
        async (reader, [delivery], { name }) => {
          await reader.open(delivery);
          await reader.choose('Leveransmall', name);
          await reader.choose('Status', 'Planerad');
        },
        async (reader, [create], { projectCode }) => {
          await reader.top.getByText('Inventering').first().waitFor();
          await reader.open(create);
          await reader.press(create);
          await reader.said(workOrdersText.delivery.created(1, projectCode));
        },
      ],
    ),
    'Gör en mall': task(
      (reader) => reader.go(paths.customers),
      [
        async (reader, [settings, templates, addNew]) => {
          await reader.menu(settings, templates);
          await reader.open(addNew);
        },
        async (reader, [addItem]) => {
          await reader.fill('Namn', unique('Mall'));
          await reader.press(addItem);
        },
        async (reader, [note, lines]) => {
          await reader.fill(note, 'Mätning');
          await reader.open(lines);
          await reader.press('Lägg till taxa');
          await reader.choose('Produkt', 'Akustiker');
          await reader.press('Klar');
        },
        async (reader, [save]) => {
          await reader.press(save);
          await reader.said(/skapad/);
        },
      ],
    ),
  },
  filer: {
    'Lägg in filer': task(projectInList, [
      (reader, [menu, folder]) => inProjectMenu(reader, menu, folder),
      async (reader, [upload, uploadFolder]) => {
        const [chooser] = await Promise.all([reader.page.waitForEvent('filechooser'), reader.press(upload)]);
        await chooser.setFiles([fileOf('Protokoll.txt', 'mätt')]);
        await tile(reader.page, 'Protokoll.txt').waitFor();
        await reader.find(uploadFolder);
      },
      async (reader, [takePhoto]) => {
        await reader.page.setViewportSize({ width: 390, height: 844 });
        await reader.see(takePhoto);
      },
    ]),
    'Hämta tillbaka': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const project = await makeProject(staff);
        await putFile(staff, project.projectCode, 'Utkast.txt', 'ett');
        await putFile(staff, project.projectCode, 'Rapport.txt', 'ett');
        await putFile(staff, project.projectCode, 'Rapport.txt', 'två');
        await listOf(reader, project.projectCode);
        await inProjectMenu(reader, projectsText.openMenu, filesText.menu);
        await tile(reader.page, 'Utkast.txt').click({ button: 'right' });
        await reader.press('Radera', reader.page.getByRole('menu'));
        await reader.press('Radera', reader.page.getByRole('dialog').last());
        await tile(reader.page, 'Utkast.txt').waitFor({ state: 'detached' });
        return project;
      },
      [
        async (reader, [deleted, restore]) => {
          await reader.press(deleted);
          await tile(reader.page, 'Utkast.txt').click({ button: 'right' });
          await reader.press(restore);
          await reader.said(filesText.restored);
        },
        async (reader, [versions], { projectCode }) => {
          await listOf(reader, projectCode);
          await inProjectMenu(reader, projectsText.openMenu, filesText.menu);
          await tile(reader.page, 'Rapport.txt').click({ button: 'right' });
          await reader.press(versions, reader.page.getByRole('menu'));
        },
      ],
    ),
  },
};
