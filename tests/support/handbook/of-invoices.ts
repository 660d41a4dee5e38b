import { paths } from '../../../frontend/src/navigation/paths.ts';
import { agreementsText } from '../../../frontend/src/text/agreements.ts';
import { byHandText } from '../../../frontend/src/text/by-hand.ts';
import { customersText } from '../../../frontend/src/text/customers.ts';
import { systemSettingsText } from '../../../frontend/src/text/system-settings.ts';
import { runsText } from '../../../frontend/src/text/invoice-runs.ts';
import { createFromProject, getInvoice, listInvoices } from '../../../shared/contract/invoices.ts';
import { creditRefusal, isCreditShown } from '../../../shared/domain/invoice/credit-rules.ts';
import type { InvoiceRow } from '../../../shared/schemas/invoice.ts';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import { saveAgreement } from '../../../shared/contract/agreements.ts';
import { newKey } from '../api.ts';
import {
  giveSellerDetails,
  makeCustomer,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../builders.ts';
import { linkFortnox } from '../fortnox-link.ts';
import { type PageActions, openMyDay, task } from './step-actions.ts';
import type { Reader } from './reader.ts';

/** Presses 'Skapa …' in a review, and again in its question. */
async function create(reader: Reader, verb: string): Promise<void> {
  await reader.open(verb);
  await reader.press(verb);
}

async function invoiceable(reader: Reader) {
  const { project } = await makeInvoiceableProject(await reader.apiOf('Staff'));
  await openMyDay(reader);
  return project as { projectId: number; projectCode: string };
}

async function invoiced(reader: Reader) {
  const staff = await reader.apiOf('Staff');
  const { project } = await makeInvoiceableProject(staff);
  const { invoiceId } = await staff.result(createFromProject, { params: project });
  await reader.go(`${paths.invoiceArchive}?projectCode=${project.projectCode}`);
  const { serialNumberPadded } = await staff.result(getInvoice, { params: { invoiceId } });
  return { invoiceId, projectCode: project.projectCode as string, number: serialNumberPadded as string };
}

/** An invoice of the demo firm that Fortnox has booked. */
async function booked(reader: Reader) {
  const { items } = await (await reader.apiOf('Staff')).result(listInvoices, { query: { itemsPerPage: 0 } });
  const invoice: InvoiceRow = items.find((row: InvoiceRow) => isCreditShown(row) && creditRefusal(row) === undefined);
  await reader.go(`${paths.invoiceArchive}?projectCode=${invoice.projectCode}`);
  return { projectCode: invoice.projectCode, number: invoice.serialNumberPadded };
}

const openInvoice = (reader: Reader, { number }: { number: string }) => reader.open(number, reader.row(number));

const customerInList = async (reader: Reader) => {
  const customer = await makeCustomer(await reader.apiOf('Staff'));
  await reader.go(`${paths.customers}?${new URLSearchParams({ name: customer.name }).toString()}`);
  return customer as { customerId: number; name: string };
};

export const invoices: Readonly<Record<string, PageActions>> = {
  'fakturera-en-manad': {
    '': task(invoiceable, [
      async (reader, [menu, invoicing, review], { projectCode }) => {
        await reader.menu(menu, invoicing);
        await reader.fill('Projekt', projectCode);
        await reader.page.getByText('1 träff', { exact: true }).waitFor();
        await reader.open(review, reader.row(projectCode));
      },
      (reader, [remarks]) => reader.see(remarks),
      async (reader, [basis]) => {
        await reader.find(basis);
        await reader.page.getByTitle(/^Förhandsgranskning/).waitFor();
      },
      async (reader, [verb]) => {
        await create(reader, verb);
        await reader.said(/^Faktura .* skapad$/);
      },
    ]),
    'Bara en del av arbetet': task(
      async (reader) => {
        const project = await invoiceable(reader);
        await reader.go(paths.projectInvoicing(project.projectCode));
        await reader.open('Granska', reader.row(project.projectCode));
      },
      [
        async (reader, [choose, until]) => {
          await reader.press(choose);
          await reader.fill(until, '2099-12-31');
        },
        async (reader, [edit]) => {
          await reader.press(edit);
          await reader.fill('Text på rad 1', 'Mätning i trapphus');
        },
      ],
    ),
  },
  'flera-projekt-pa-en-gang': {
    '': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const customer = await makeCustomer(staff);
        const projects = [];
        for (let made = 0; made < 2; made += 1)
          projects.push((await makeInvoiceableProject(staff, 2, { customerId: customer.customerId })).project);
        await openMyDay(reader);
        return { customer, projects };
      },
      [
        async (reader, [menu, invoicing], { customer }) => {
          await reader.menu(menu, invoicing);
          await reader.fill('Kund', customer.name);
          await reader.page.getByText('2 träffar', { exact: true }).waitFor();
          await reader.row(customer.name).focus();
          await reader.keys('Control+a');
        },
        (reader, [verb]) => reader.open(verb),
        async (reader, [title]) => {
          await reader.see(title);
          await reader.find('Skapa 2 fakturor');
        },
        async (reader, _, { projects: [, changed] }) => {
          // Work that is registered while they are read: this project gets no invoice.
          const staff = await reader.apiOf('Staff');
          const [{ productId }] = await staff.result(getProjectPrices, { params: { code: changed.projectCode } });
          await makeWorkOrder(staff, changed.projectId, {
            status: 'Registered',
            items: [{ productId, workedHours: 1, invoiceableHours: 1 }],
          });
          await reader.press('Skapa 2 fakturor');
        },
        async (reader, [again]) => {
          await reader.find(again, ['link'], reader.dialog(runsText.runTitle));
        },
      ],
    ),
    'En faktura för flera projekt': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const customer = await customerInList(reader);
        for (let made = 0; made < 2; made += 1)
          await makeInvoiceableProject(staff, 2, { customerId: customer.customerId });
        return customer;
      },
      [
        async (reader, [combined], { name }) => {
          await reader.follow(name);
          await reader.open('Ändra');
          await reader.press(combined);
          await reader.press('Spara');
          await reader.said(customersText.updated);
        },
        async (reader, _, { name }) => {
          await reader.go(`${paths.invoicing}?${new URLSearchParams({ customerName: name }).toString()}`);
          await reader.row(name).focus();
          await reader.keys('Control+a');
          await reader.open(runsText.invoiceMarked);
          await reader.find('Skapa 1 faktura');
        },
      ],
    ),
  },
  'fast-pris-och-a-conto': {
    'Skriv in avtalet': task(
      async (reader) => {
        const project = await makeProject(await reader.apiOf('Staff'));
        return project as { projectId: number };
      },
      [
        (reader, _, { projectId }) => reader.go(paths.projectDetails(projectId)),
        async (reader, [edit, section, priceForm]) => {
          await reader.see(section);
          await reader.open(edit);
          await reader.see(priceForm, reader.top);
          await reader.press('Fast pris');
          await reader.fill('Fast pris, exkl. moms', '100 000');
        },
        async (reader, [add]) => {
          await reader.press(add);
          const texts = reader.top.getByRole('textbox', { name: agreementsText.text });
          await texts.nth(0).pressSequentially('Start');
          await texts.nth(1).pressSequentially('Slut');
          await reader.fill(agreementsText.percent, '50');
        },
        async (reader, [save]) => {
          await reader.press(save);
          await reader.said(agreementsText.saved);
        },
      ],
    ),
    'Fakturera en delbetalning': task(
      async (reader) => {
        const staff = await reader.apiOf('Staff');
        const { project } = await makeInvoiceableProject(staff);
        await staff.result(saveAgreement, {
          params: project,
          body: {
            priceForm: 'FixedPrice',
            agreed: 100_000,
            instalments: [{ text: 'Start' }],
            version: 0,
          },
          idempotencyKey: newKey(),
        });
        await reader.go(paths.projectDetails(project.projectId));
        return project;
      },
      [
        async (reader, [review, invoicing, invoiceInstalment], { projectId, projectCode }) => {
          await reader.menu('Fakturor', invoicing);
          await reader.fill('Projekt', projectCode);
          await reader.find(review, ['button', 'link'], reader.row(projectCode));
          await reader.go(paths.projectDetails(projectId));
          await reader.open(invoiceInstalment);
        },
        async (reader, [choose, edit]) => {
          await reader.find(choose);
          await reader.find(edit);
        },
        async (reader, [verb]) => {
          await create(reader, verb);
          await reader.said(/skapad/);
        },
      ],
    ),
    'Fakturera a conto': task(
      async (reader) => {
        const project = await makeProject(await reader.apiOf('Staff'));
        await reader.go(paths.projectDetails(project.projectId));
      },
      [
        (reader, [onAccount]) => reader.open(onAccount),
        async (reader, [text, verb]) => {
          await reader.fill('Belopp', '20 000');
          await reader.fill(text, 'Projektering');
          await create(reader, verb);
          await reader.said(/skapad/);
        },
      ],
    ),
  },
  kreditera: {
    'Hela fakturan': task(booked, [
      async (reader, [menu, archive, credit], invoice) => {
        await reader.menu(menu, archive);
        await reader.fill('Fakturanr, OCR', invoice.number);
        await reader.page.getByText('1 träff', { exact: true }).waitFor();
        await openInvoice(reader, invoice);
        await reader.open(credit);
      },
      async (reader, [verb]) => {
        await create(reader, verb);
        await reader.said(/^Kreditfaktura \d{6} skapad$/);
      },
      async (reader, _, { projectCode }) => {
        await reader.go(paths.projectWorkOrders(projectCode));
        await reader.row('Registrerad').waitFor();
      },
    ]),
    'En del av fakturan': task(
      async (reader) => {
        await openInvoice(reader, await booked(reader));
        await reader.open('Kreditera');
      },
      [
        async (reader, [lines, amount]) => {
          await reader.find(lines);
          await reader.press(amount);
        },
        (reader) => reader.fill('Belopp exkl. moms', '100'),
        (reader, [reason]) => reader.fill(reason, 'Prisavdrag'),
        async (reader, [verb]) => {
          await create(reader, verb);
          await reader.said(/^Kreditfaktura \d{6} skapad$/);
        },
      ],
    ),
  },
  'fakturor-och-betalningar': {
    'Hitta en faktura': task(
      async (reader) => {
        const invoice = await invoiced(reader);
        await openMyDay(reader);
        return invoice;
      },
      [
        async (reader, [menu, archive], { number }) => {
          await reader.inPalette(number, number);
          await reader.dialog(`Faktura ${number}`).waitFor();
          await openMyDay(reader);
          await reader.menu(menu, archive);
        },
        async (reader, [mine, overdue]) => {
          await reader.menu('Fakturor', mine);
          await reader.menu('Fakturor', overdue);
        },
      ],
    ),
    'Skicka en faktura igen': task(invoiced, [
      (reader, _, invoice) => openInvoice(reader, invoice),
      async (reader, [again, afterwards]) => {
        await reader.see(afterwards);
        await reader.open(again);
      },
      async (reader, [goOn, send]) => {
        await reader.fill('E-postadress', 'ekonomi@kund.example');
        await reader.press(goOn);
        await reader.press(send);
        await reader.said(/skicka/i);
      },
    ]),
    'Utan Fortnox': task(
      async (reader) => {
        const superAdmin = await reader.apiOf('SuperAdmin');
        await giveSellerDetails(superAdmin);
        await makeProduct(superAdmin, { name: 'Akustiker' });
        await priceAllProducts(superAdmin, 1000);
        return invoiced(reader);
      },
      [
        async (reader, [book, pay], invoice) => {
          await openInvoice(reader, invoice);
          await reader.open(book);
          await reader.press(byHandText.save);
          await reader.open(pay);
        },
      ],
      { firm: 'new' },
    ),
  },
  'e-faktura': {
    'Kunden ska ha e-faktura': task(customerInList, [
      async (reader, [edit, eInvoice, delivery], { name }) => {
        await reader.follow(name);
        await reader.open(edit);
        await reader.choose(delivery, eInvoice);
      },
      async (reader, [organisationNumber, address]) => {
        await reader.fill(organisationNumber, '556000-0001');
        await reader.find(address);
      },
      (reader, [demand]) => reader.choose(demand),
      async (reader, _, { customerId }) => {
        await reader.press('Spara');
        await reader.said(customersText.updated);
        const { project } = await makeInvoiceableProject(await reader.apiOf('Staff'), 2, { customerId });
        await reader.go(paths.projectInvoicing(project.projectCode));
        await reader.open('Granska', reader.row(project.projectCode));
        await reader.see('Innan du fakturerar');
      },
    ]),
    'Hur firman skickar': task(openMyDay, [
      async (reader, [settings, system, way]) => {
        await reader.menu(settings, system);
        await (await reader.find(way, ['combobox'])).click();
      },
      (reader, [fortnox]) => reader.see(fortnox, reader.page.getByRole('listbox')),
    ]),
  },
  nummerserien: {
    'Bestäm det första numret': task(
      async (reader) => {
        await linkFortnox(await reader.apiOf('SuperAdmin'));
        await openMyDay(reader);
      },
      [
        (reader, [settings, system]) => reader.menu(settings, system),
        async (reader, [first, propose]) => {
          await reader.find(propose);
          await reader.fill(first, '1001');
        },
        async (reader, [save]) => {
          await reader.press(save);
          await reader.said(systemSettingsText.saved);
        },
      ],
      { firm: 'new' },
    ),
  },
};
