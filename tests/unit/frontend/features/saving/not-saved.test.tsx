// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { at, beginAnew, panel, saveAs } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, contact, customer, product } from '../../../../support/saving/records.ts';

const { PreferencesPage } = await import('../../../../../frontend/src/features/preferences/preferences-page.tsx');
const { SystemSettingsPage } =
  await import('../../../../../frontend/src/features/system-settings/system-settings-page.tsx');
const { projectValues } = await import('../../../../../frontend/src/features/projects/project-values.ts');
const { CustomersPage } = await import('../../../../../frontend/src/features/customers/customers-page.tsx');

let writes: { status: number; body: unknown };
let log: SentRequest[];

beforeEach(async () => {
  await beginAnew();
  log = serve(({ method, path }) => (method === 'GET' ? answerOf(path) : writes));
});

const preferences = <PreferencesPage />;
const systemSettings = <SystemSettingsPage />;

const without = <T extends object>(record: T, field: keyof T) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
const isNew = { version: 0 };
const newProject = { ...projectValues.empty(1, 'owner'), customerId: 3 };

const forms: [string, React.ReactNode, string, [string, unknown]?][] = [
  [
    'Kunde inte skapa kund',
    panel,
    at('customer:new'),
    ['customer:new', { ...without(customer, 'customerId'), ...isNew }],
  ],
  ['Kunde inte uppdatera kund', panel, at('customer:3')],
  [
    'Kunde inte skapa produkt',
    panel,
    at('product:new'),
    ['product:new', { ...without(product, 'productId'), ...isNew }],
  ],
  ['Kunde inte uppdatera produkten', panel, at('product:3')],
  [
    'Kunde inte skapa den nya kontakten',
    panel,
    at('contact:new'),
    ['contact:new', { ...without(contact, 'contactId'), ...isNew }],
  ],
  ['Kunde inte uppdatera personen', panel, at('contact:3')],
  [
    'Kunde inte skapa adress',
    panel,
    at('address:new'),
    [
      'address:new',
      {
        customerId: 3,
        addressType: 'Office',
        name: '',
        address1: 'Gatan 1',
        address2: '',
        postalCode: '411 01',
        city: 'Göteborg',
        ...isNew,
      },
    ],
  ],
  ['Kunde inte uppdatera adressen', panel, at('address:3')],
  ['Kunde inte skapa projekt', panel, at('project:new'), ['project:new', { ...newProject, ...isNew }]],
  ['Kunde inte uppdatera projektet', panel, at('project:3')],
  ['Kunde inte skapa insats', panel, at('work-order:new,projectId=3')],
  ['Kunde inte uppdatera insatsen', panel, at('work-order:3')],
  [
    'Kunde inte skapa prislista',
    panel,
    at('default-price-list:new'),
    ['default-price-list:new', { year: 2027, comment: '', prices: { 3: 1300 }, ...isNew }],
  ],
  ['Kunde inte uppdatera prislista', panel, at('default-price-list:3')],
  [
    'Kunde inte skapa prislista',
    panel,
    at('customer-price-list:new'),
    ['customer-price-list:new', { customerId: 3, comment: '', prices: { 3: null }, ...isNew }],
  ],
  ['Kunde inte uppdatera prislista', panel, at('customer-price-list:3')],
  ['Kunde inte spara prislista', panel, at('project-price-list:3')],
  [
    'Kunde inte skapa leveransmall',
    panel,
    at('delivery-template:new'),
    [
      'delivery-template:new',
      { name: 'Mall', items: [{ key: 'a', invoiceNote: 'A', invoiceable: true, lines: [] }], ...isNew },
    ],
  ],
  ['Kunde inte uppdatera leveransmallen', panel, at('delivery-template:3')],
  ['Kunde inte spara inställningar', preferences, '/'],
  ['Kunde inte spara systeminställningar', systemSettings, '/'],
];

describe('a form that is not saved', () => {
  it.each(forms)('says %s when the server fails', async (failure, place, where, draft) => {
    writes = { status: 500, body: { message: 'Många sparar samtidigt just nu. Försök igen.' } };
    await saveAs(place, where, draft);
    expect(await screen.findByText(failure)).toBeTruthy();
    expect(screen.getByText('Många sparar samtidigt just nu. Försök igen.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Spara' })).toBeTruthy();
    expect(log.filter(({ method, path }) => method !== 'GET' && !path.includes('/preview'))).toHaveLength(1);
  });

  it.each([
    ['a product', 'product:3'],
    ['a delivery template', 'delivery-template:3'],
  ])('says Felaktig data when %s is refused', async (_name, name) => {
    writes = { status: 422, body: { errors: [{ field: 'name', message: 'Högst 100 tecken.' }] } };
    await saveAs(panel, at(name));
    expect(await screen.findByText('Felaktig data')).toBeTruthy();
  });
});

it('a form that is saved after all no longer says what was wrong', async () => {
  writes = { status: 422, body: { errors: [{ field: 'name', message: 'En annan kund heter så.' }] } };
  await saveAs(panel, at('customer:3'));
  await screen.findByText('Kunde inte uppdatera kund');
  writes = { status: 200, body: { result: { ...customer, name: 'Ekens Bygg i Väst', version: 2 } } };
  await userEvent.type(screen.getByRole('textbox', { name: 'Namn' }), ' i Väst');
  await expect.poll(() => screen.getByRole('button', { name: 'Spara' }).hasAttribute('data-loading')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await screen.findByText('Kund uppdaterad');
  expect(screen.queryByText('Kunde inte uppdatera kund')).toBeNull();
});

it('a project whose prices cannot be read says so', async () => {
  serve(({ path }) =>
    path.startsWith('/v1/price-lists/')
      ? { status: 403, body: { message: 'Du saknar behörighet.' } }
      : { body: { result: [] } },
  );
  await renderPage(panel, at('project-price-list:3'));
  expect(await screen.findByText('Kunde inte hämta priser')).toBeTruthy();
});

it('a customer that is not deleted says so, and stays in the list', async () => {
  writes = { status: 409, body: { message: 'Kunden har projekt och kan inte tas bort.' } };
  await renderPage(<CustomersPage />, '/customers');
  await userEvent.click(await screen.findByRole('button', { name: `Radera ${customer.name}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Radera' }));
  expect(await screen.findByText('Kunde inte ta bort kund')).toBeTruthy();
  expect(screen.getByText('Kunden har projekt och kan inte tas bort.')).toBeTruthy();
  expect(screen.getByRole('link', { name: customer.name })).toBeTruthy();
});
