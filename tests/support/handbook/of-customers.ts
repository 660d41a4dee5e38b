import { addressesText } from '../../../frontend/src/text/addresses.ts';
import { contactsText } from '../../../frontend/src/text/contacts.ts';
import { makeAddress, makeContact, makeCustomer, makeInvoiceableProject, makeWorkOrder, unique } from '../builders.ts';
import { type PageActions, openMyDay, task } from './step-actions.ts';
import { inProjectMenu, projectInList } from './of-work.ts';

export const customers: Readonly<Record<string, PageActions>> = {
  'ny-kund-och-nytt-projekt': {
    'Ny kund': task(openMyDay, [
      async (reader, [list, addNew]) => {
        await reader.menu(list);
        await reader.open(addNew);
      },
      async (reader, [name, organisationNumber]) => {
        await reader.fill(name, unique('Kund'));
        await reader.fill(organisationNumber, '556000-0001');
      },
      async (reader, [email, mainAddress]) => {
        await reader.fill(email, 'faktura@kund.example');
        await reader.see(mainAddress, reader.top);
        await reader.press('Ny huvudadress');
        await reader.fill('Adressrad 1', 'Provgatan 1');
        await reader.fill('Postnummer', '411 01');
        await reader.fill('Ort', 'Göteborg');
      },
      async (reader, [save]) => {
        await reader.press(save);
        await reader.said(/^Kund .* skapad$/);
      },
    ]),
    'Nytt projekt': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const customer = await makeCustomer(staff);
        const contact = await makeContact(staff, { customerId: customer.customerId });
        await makeAddress(staff, customer.customerId, { name: 'Kv. Provet', addressType: 'Object' });
        await openMyDay(reader);
        return { customer, contact };
      },
      [
        async (reader, [list, addNew]) => {
          await reader.menu(list);
          await reader.open(addNew);
        },
        async (reader, [customerField, owner, orderer], { customer, contact }) => {
          await reader.choose(customerField, customer.name);
          await reader.choose(owner, 'AL');
          await reader.choose(orderer, contact.lastName);
        },
        (reader, [objectAddress]) => reader.choose(objectAddress, 'Kv. Provet'),
        async (reader, [budget, save]) => {
          await reader.fill(budget, '100 000');
          await reader.press(save);
          await reader.said(/^Projekt \d\d-\d{4} skapat$/);
        },
      ],
    ),
    Taggar: task(openMyDay, [
      async (reader, [settings, tags, addNew]) => {
        await reader.menu(settings, tags);
        await reader.open(addNew);
      },
    ]),
  },
  'personer-och-adresser': {
    'Koppla en person till ett projekt': task(
      async (reader) => {
        const contact = await makeContact(await reader.apiOf('Staff'));
        return { ...(await projectInList(reader)), contact };
      },
      [
        (reader, [menu, persons]) => inProjectMenu(reader, menu, persons),
        async (reader, [link, addNew], { contact }) => {
          await reader.choose(link, contact.lastName);
          await reader.row(contact.lastName).waitFor();
          await reader.open(addNew);
          await reader.dialog(contactsText.addNew).waitFor();
        },
      ],
    ),
    'Koppla en adress till ett projekt': task(
      async (reader) => {
        const project = await projectInList(reader);
        const address = await makeAddress(await reader.apiOf('Staff'), project.customerId, {
          address1: 'Kopplingsgatan 2',
        });
        return { ...project, address };
      },
      [
        (reader, [menu, addresses]) => inProjectMenu(reader, menu, addresses),
        async (reader, [link]) => {
          await reader.choose(link, 'Kopplingsgatan 2');
          await reader.row('Kopplingsgatan 2').waitFor();
        },
        async (reader, [addNew]) => {
          await reader.open(addNew);
          await reader.dialog(addressesText.addNew).waitFor();
        },
      ],
    ),
  },
  'folj-ett-projekt': {
    'Se hur det går': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const { project, rate } = await makeInvoiceableProject(staff, 2.5, { budget: 10_000 });
        await makeWorkOrder(staff, project.projectId, {
          status: 'Registered',
          items: [{ productId: rate.productId, workedHours: 4, invoiceableHours: 1 }],
        });
        await openMyDay(reader);
        return project;
      },
      [
        async (reader, [list], { projectCode }) => {
          await reader.menu(list);
          await reader.press(projectCode);
          await reader.page.getByRole('heading', { name: projectCode }).first().waitFor();
        },
        async (reader, controls) => {
          for (const figure of controls.slice(0, 4)) await reader.see(figure);
        },
        async (reader, [title, people, losses]) => {
          await reader.see(title);
          await reader.see(people);
          await reader.see(losses);
        },
      ],
    ),
    'Skriv i loggen': task(projectInList, [
      (reader, [menu, log]) => inProjectMenu(reader, menu, log),
      async (reader, [message, add]) => {
        await reader.fill(message, 'Ringde beställaren');
        await reader.press(add);
        await reader.top.getByRole('listitem').filter({ hasText: 'Ringde beställaren' }).first().waitFor();
      },
    ]),
  },
};
