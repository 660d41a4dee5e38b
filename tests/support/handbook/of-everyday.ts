import { panelParam, writePanel } from '../../../frontend/src/navigation/panel-address.ts';
import { panels, paths } from '../../../frontend/src/navigation/paths.ts';
import { customersText } from '../../../frontend/src/text/customers.ts';
import { exportsText } from '../../../frontend/src/text/exports.ts';
import { filesText } from '../../../frontend/src/text/files.ts';
import { exportText } from '../../../frontend/src/text/lists.ts';
import { timeReportsText } from '../../../frontend/src/text/time-reports.ts';
import { deleteContact } from '../../../shared/contract/contacts.ts';
import { updateCustomer } from '../../../shared/contract/customers.ts';
import { makeContact, makeCustomer, makeInvoiceableProject, makeProject, unique } from '../builders.ts';
import { cut, isKept, outboxOf, reconnect } from '../offline.ts';
import { type PageActions, openMyDay, offScreen, task } from './step-actions.ts';
import { inProjectMenu, listOf } from './of-work.ts';
import type { Reader } from './reader.ts';

const atCustomers = (reader: Reader) => reader.go(paths.customers);
async function customerInList(reader: Reader) {
  const customer = await makeCustomer(await reader.apiOf('Staff'));
  await reader.go(`${paths.customers}?${new URLSearchParams({ name: customer.name }).toString()}`);
  return customer as { customerId: number; name: string };
}

export const everyday: Readonly<Record<string, PageActions>> = {
  'sok-och-kortkommandon': {
    Sök: task(
      async (reader) => {
        const customer = await makeCustomer(await reader.apiOf('Staff'));
        await openMyDay(reader);
        return customer as { name: string };
      },
      [
        async (reader) => {
          await reader.press('Sök och gå till');
          await reader.close();
          await reader.keys('Control+k');
          await reader.top.getByRole('textbox').waitFor();
        },
        async (reader, _, { name }) => {
          await reader.type(name.toLowerCase());
          await reader.top.getByRole('button', { name }).waitFor();
        },
        async (reader, _, { name }) => {
          await reader.keys('ArrowDown');
          await reader.keys('ArrowUp');
          await reader.keys('Enter');
          await reader.page.getByRole('heading', { name }).first().waitFor();
        },
      ],
    ),
    'Gör något direkt': task(
      async (reader) => {
        const { project } = await makeInvoiceableProject(await reader.apiOf('Staff'));
        await openMyDay(reader);
        return project as { projectCode: string };
      },
      [
        async (reader) => {
          await reader.inPalette('ny kund', customersText.addNew);
          await reader.dialog(customersText.addNew).waitFor();
          await reader.close();
        },
        async (reader, _, { projectCode }) => {
          for (const [action, title] of [
            ['registrera', `${projectCode}: Skapa ny insats`],
            ['fakturera', `Granska faktura för ${projectCode}`],
          ] as const) {
            await openMyDay(reader);
            await reader.inPalette(`${action} ${projectCode}`, projectCode);
            await reader.dialog(title).waitFor();
          }
        },
      ],
    ),
  },
  'listor-och-vyer': {
    'Hitta i en lista': task(atCustomers, [
      async (reader, [filter]) => {
        await reader.find(filter);
        await reader.row('Namn').focus();
        await reader.keys('f');
        await reader.dialog(filter).waitFor();
        await reader.close();
      },
      async (reader) => {
        const heading = reader.page.getByRole('columnheader', { name: 'Namn' });
        await heading.getByRole('button').click();
        await heading.getByRole('button').click();
        await reader.page.waitForURL(/sort=/);
      },
    ]),
    'Spara en vy': task(customerInList, [
      (reader) => reader.page.getByText('1 träff', { exact: true }).waitFor(),
      async (reader, [views, columns]) => {
        await reader.press(views);
        await reader.open(columns, reader.page.getByRole('menu'));
      },
      async (reader, [save, share]) => {
        await reader.fill('Namn', unique('Vy'));
        await reader.press(share);
        await reader.press(save);
        await reader.said(/sparad/);
      },
    ]),
    'Ändra flera på en gång': task(atCustomers, [
      async (reader, [mark]) => {
        await reader.page.setViewportSize({ width: 390, height: 844 });
        await reader.press(mark);
        await reader.page.getByRole('checkbox').nth(1).click();
      },
      (reader) => reader.page.getByRole('toolbar').getByRole('button').first().waitFor(),
      (reader, [unmark]) => reader.press(unmark),
    ]),
  },
  'angra-och-historik': {
    'Ångra det du nyss gjorde': task(
      async (reader) => {
        const { name } = await customerInList(reader);
        await reader.follow(name);
        await reader.open('Ändra');
        await reader.fill('Fakturamärkning', 'Fel');
        await reader.press('Spara');
      },
      [
        async (reader, [undo]) => {
          await reader.press(undo, reader.page.getByRole('note'));
          await reader.said(/ångra/i);
        },
      ],
    ),
    'Gå tillbaka till en tidigare version': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const customer = await customerInList(reader);
        await staff.result(updateCustomer, { params: customer, body: { ...customer, costCenter: 'Fel' } });
        return customer;
      },
      [
        async (reader, [history], { name }) => {
          await reader.follow(name);
          await reader.open('Ändra');
          await reader.open(history);
        },
        (reader, [restore]) => reader.press(restore),
      ],
    ),
    'Hämta tillbaka något raderat': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const contact = await makeContact(staff);
        await staff.result(deleteContact, { params: contact });
        await openMyDay(reader);
        return contact as { lastName: string };
      },
      [
        (reader, [deleted]) => reader.ownMenu(deleted),
        async (reader, [restore], { lastName }) => {
          await reader.press(restore, reader.row(lastName));
          await reader.said(/^Återställt|tillbaka/);
        },
      ],
    ),
    'Se vem som har ändrat vad': task(openMyDay, [
      async (reader, [settings, log]) => {
        await reader.menu(settings, log);
        await reader.page.getByRole('combobox').first().waitFor();
      },
    ]),
  },
  'utan-nat': {
    'Förbered dig': task(openMyDay, [
      (reader) => isKept(reader.page),
      // The browser's own menu: out of a page's reach.
      offScreen,
    ]),
    'När nätet är borta': task(
      async (reader) => {
        const project = await makeProject(await reader.apiOf('Staff'));
        await isKept(reader.page);
        await listOf(reader, project.projectCode);
        await inProjectMenu(reader, 'Meny', 'Logg');
        await reader.find('Nytt meddelande', ['textbox']);
        return project as { projectCode: string };
      },
      [
        async (reader) => {
          await cut(reader.page);
          await reader.fill('Nytt meddelande', 'Skrivet i källaren');
          await reader.press('Lägg till');
        },
        async (reader, [outbox]) => {
          await outboxOf(reader.page).waitFor();
          await reader.find(outbox, ['region'], reader.page.locator('body'));
        },
        async (reader) => {
          await reconnect(reader.page);
          await outboxOf(reader.page).waitFor({ state: 'detached' });
        },
      ],
    ),
  },
  'rapporter-och-excel': {
    'En tidrapport till kunden': task(
      async (reader) => {
        const { project } = await makeInvoiceableProject(await reader.apiOf('Staff'));
        await openMyDay(reader);
        return project as { projectCode: string };
      },
      [
        (reader, [create]) => reader.ownMenu(create),
        async (reader, [withPrices], { projectCode }) => {
          await reader.choose(timeReportsText.create.project, projectCode);
          await reader.press(withPrices);
        },
        async (reader, [make], { projectCode }) => {
          await reader.press(make);
          await reader.said(timeReportsText.create.made);
          await reader.download(() => reader.press(timeReportsText.history.fetchPdf, reader.row(projectCode)));
        },
      ],
    ),
    'En lista till Excel': task(customerInList, [
      (reader, [exported]) => reader.download(() => reader.press(exported)),
      async (reader, [ownExports, fetch]) => {
        // The page believes that the list is longer than an answer can be.
        await reader.page.route(/\/v1\/customers\?.*itemsPerPage=0/, (route) =>
          route.fulfill({ status: 413, json: {} }),
        );
        await reader.press(exportText.export);
        await reader.page.getByText(exportsText.done('Kunder', 1)).waitFor();
        await reader.ownMenu(ownExports);
        await reader.download(() => reader.press(fetch, reader.page.getByRole('main')));
      },
    ]),
    'En offert': task(
      async (reader) => {
        const { project } = await makeInvoiceableProject(await reader.apiOf('Staff'));
        await reader.go(paths.projectWorkOrders(project.projectCode));
        return project as { projectId: number; projectCode: string };
      },
      [
        async (reader, [exported, quotation]) => {
          await reader.press(exported);
          await reader.open(quotation);
        },
        async (reader, [validUntil, terms, sheet, pdf, folder], project) => {
          await reader.fill(validUntil, '2099-12-31');
          await reader.fill(terms, 'Enligt ABK 09');
          await reader.find(sheet);
          await reader.press(pdf);
          await reader.page.getByText(filesText.uploaded('1', true)).waitFor();
          const files = writePanel(panels.files(project));
          await reader.go(`${paths.projects}?${new URLSearchParams({ [panelParam]: files }).toString()}`);
          await reader.see(folder);
        },
      ],
    ),
    'Firmans siffror': task(openMyDay, [
      async (reader, [overview, period]) => {
        await reader.menu(overview);
        await reader.find(period);
        await reader.page.getByRole('link').first().waitFor();
      },
    ]),
  },
};
