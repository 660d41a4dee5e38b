// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { secretFields, systemSettingsFieldsSchema } from '../../../../shared/schemas/settings.ts';
import { renderPage, serve, type Sent } from '../../../support/dom.tsx';

const { keepSession } = await import('../../../../frontend/src/api/session.ts');
const { PanelHost } = await import('../../../../frontend/src/components/panel/panel-host.tsx');
const { pastToasts, shownToasts } = await import('../../../../frontend/src/components/toast/toast.ts');
const { openDialogs } = await import('../../../../frontend/src/components/dialogs/dialogs.ts');
const { panelRegistry } = await import('../../../../frontend/src/app/panels.ts');
const { PreferencesPage } = await import('../../../../frontend/src/features/preferences/preferences-page.tsx');
const { SystemSettingsPage } =
  await import('../../../../frontend/src/features/system-settings/system-settings-page.tsx');
const { ResetPasswordPage } = await import('../../../../frontend/src/features/login/reset-password-page.tsx');
const { emptyProject } = await import('../../../../frontend/src/features/projects/project-values.ts');
const { CustomersPage } = await import('../../../../frontend/src/features/customers/customers-page.tsx');

const settings = {
  fontSize: 16,
  itemsPerPageProjects: 20,
  itemsPerPageWorkOrders: 20,
  itemsPerPageDefault: 20,
  workOrderAllShows: [],
};
const customer = {
  customerId: 3,
  name: 'Åkerlund Bygg AB',
  paymentTermDays: 30,
  invoiceText: '',
  invoiceEmail: '',
  mainAddressId: null,
  paymentRemark: false,
  costCenter: '',
  fortnoxCustomerNumber: '',
  version: 1,
};
const address = {
  addressId: 3,
  customerId: 3,
  customerName: customer.name,
  name: 'Kontoret',
  address1: 'Gatan 1',
  address2: '',
  postalCode: '411 01',
  city: 'Göteborg',
  addressType: 'Office',
  formatted: 'Kontoret, Gatan 1, 411 01 Göteborg',
  version: 1,
};
const contact = {
  contactId: 3,
  firstName: 'Åsa',
  lastName: 'Öberg',
  fullName: 'Åsa Öberg',
  freeText: '',
  role: '',
  email: '',
  phone: '',
  mobilePhone: '',
  customerId: null,
  selectedCustomers: [],
  selectedProjects: [],
  participantInProjects: [],
  deleted: false,
  version: 1,
};
const product = {
  productId: 3,
  name: 'Akustiker',
  productType: 'Rate',
  invoiceText: '',
  invoiceItemGroupHeading: false,
  aggregateHoursToTotal: false,
  version: 1,
};
const project = {
  projectId: 3,
  projectCode: '26-0003',
  customerId: 3,
  customerName: customer.name,
  active: true,
  budget: 0,
  paymentTermDays: 30,
  invoiceText: '',
  invoiceMessage: '',
  invoiceEmail: '',
  costCenter: '',
  projectOwnerUserId: 1,
  projectOwnerUserInitials: 'AB',
  projectReviewerUserId: null,
  projectReviewerUserInitials: '',
  mainContactId: null,
  mainContact: null,
  invoiceAddressId: null,
  invoiceAddress: null,
  objectAddressId: null,
  objectAddress: null,
  mainAddressId: null,
  mainAddress: null,
  contacts: [],
  addresses: [],
  tags: [],
  paymentRemark: false,
  version: 1,
};
const workOrder = {
  workOrderId: 3,
  projectId: 3,
  projectCode: '26-0003',
  customerId: 3,
  customerName: customer.name,
  objectName: '',
  status: 'Planned',
  statusDate: '2026-11-20T10:00:00.000Z',
  verificationDate: '2026-11-20',
  invoiceNote: '',
  internalNote: '',
  workOrderOwnerUserId: null,
  workOrderOwnerInitials: '',
  workOrderHelperUserId: null,
  workOrderHelperInitials: '',
  workOrderHelperRequired: false,
  invoiceable: true,
  sharable: true,
  hoursEstimated: 0,
  hoursWorked: 0,
  invoiceableHours: 0,
  value: 0,
  createdByUserId: 1,
  invoiceId: null,
  items: [],
  version: 1,
};
const priceList = {
  priceListDefaultId: 3,
  year: 2026,
  comment: '',
  lines: [{ productId: 3, productName: 'Akustiker', productType: 'Rate', price: 1250 }],
  numberOfLines: 1,
  version: 1,
};
const customerPriceList = {
  customerId: 3,
  customerName: customer.name,
  comment: '',
  lines: priceList.lines,
  numberOfLines: 1,
  version: 1,
};
const projectPriceList = {
  projectId: 3,
  projectCode: '26-0007',
  customerId: 3,
  customerName: customer.name,
  isOwn: true,
  lines: [{ ...priceList.lines[0], otherPrice: 1250, otherSource: 'Default', otherYear: 2026 }],
  version: 1,
};
const deliveryTemplate = {
  deliveryTemplateId: 3,
  name: 'Mätning',
  dateCreated: '2026-11-20T10:00:00.000Z',
  numberOfItems: 1,
  items: [{ deliveryTemplateItemId: 1, invoiceNote: 'Mätning', invoiceable: true, lines: [] }],
  version: 1,
};
const noSecrets = Object.fromEntries(
  secretFields.map((field) => [field, { isSet: false, lastFour: '', expiresAt: null }]),
);
const firm = Object.fromEntries(Object.keys(systemSettingsFieldsSchema.shape).map((field) => [field, '']));

const option = { userId: 1, initials: 'AB', firstName: 'Anna', lastName: 'Berg' };
const pageOf = (items: unknown[]) => ({ items, meta: { totalItems: items.length, totalPages: 1, currentPage: 1 } });

/** Read answers by the beginning of their path; the first that fits. */
const reads: [string, unknown][] = [
  ['/v1/user-settings', settings],
  [
    '/v1/system-settings',
    { ...firm, fortnoxServiceAccount: false, secrets: noSecrets, tokenExpiryDisplay: '', version: 1 },
  ],
  ['/v1/users/get-all', [option]],
  ['/v1/customers/get-all', [customer]],
  ['/v1/customers?', pageOf([{ ...customer, numberOfProjects: 0, planned: 0, registered: 0, invoiced: 0 }])],
  ['/v1/customers/', customer],
  ['/v1/addresses/3', address],
  ['/v1/addresses', []],
  ['/v1/contacts/3', contact],
  ['/v1/products/get-all', [product]],
  ['/v1/products/', product],
  ['/v1/projects/get-all', []],
  ['/v1/projects/', project],
  ['/v1/work-orders/', workOrder],
  ['/v1/price-lists-default/', priceList],
  ['/v1/delivery-templates/', deliveryTemplate],
  ['/v1/price-lists-customer?', pageOf([])],
  ['/v1/price-lists-customer/', customerPriceList],
  ['/v1/price-lists/get-price-list-project/3', projectPriceList],
  ['/v1/price-lists/', []],
  ['/v1/', []],
];

let writes: { status: number; body: unknown };
let log: Sent[];

beforeEach(() => {
  // What the test before said must not count for this one.
  pastToasts.set([]);
  shownToasts.set([]);
  openDialogs.set([]);
  keepSession({
    token: 't',
    userId: 1,
    initials: 'AB',
    firstName: 'Anna',
    lastName: 'Berg',
    role: 'SuperAdmin',
    expiresAt: '',
  });
  log = serve(({ method, path }) => {
    if (method !== 'GET') return writes;
    return { body: { result: reads.find(([start]) => path.startsWith(start))![1] } };
  });
});

/** Opens a panel or a page, and saves it as it stands: a new record as its draft says. */
async function saveAs(place: React.ReactNode, address: string, draft?: [string, unknown]) {
  if (draft) sessionStorage.setItem(`klang.draft.1.${draft[0]}`, JSON.stringify(draft[1]));
  await renderPage(place, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Spara' }));
}
const preferences = <PreferencesPage />;
const systemSettings = <SystemSettingsPage />;
const panel = <PanelHost registry={panelRegistry} />;
const at = (name: string) => `/?panel=${encodeURIComponent(name)}`;

const without = <T extends object>(record: T, field: keyof T) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
const isNew = { version: 0 };
const newProject = { ...emptyProject(1, 'owner'), customerId: 3 };

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
    writes = { status: 503, body: { message: 'Många sparar samtidigt just nu. Försök igen.' } };
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

describe('a new record whose answer is lost', () => {
  const name = 'Öst AB';
  const isMade = { body: { result: { ...customer, name, version: 1 } } };
  const isChanged = { body: { result: { ...customer, name, costCenter: 'Märkt', version: 2 } } };
  const sentBy = (method: string) => log.filter((sent) => sent.method === method && sent.path.startsWith('/v1/cust'));

  /** Saves it twice, and types on between. @param answers to the tries to make it; what comes after is an update */
  async function saveTwice(answers: { status?: number; body?: unknown }[]) {
    const left = [...answers];
    log = serve(({ method, path }) => {
      if (method === 'POST') return left.shift()!;
      return method === 'PUT' ? isChanged : { body: { result: reads.find(([start]) => path.startsWith(start))![1] } };
    });
    await renderPage(panel, at('customer:new'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Namn' }), name);
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Kunde inte skapa kund');
    await userEvent.type(screen.getByRole('textbox', { name: 'Fakturamärkning' }), 'Märkt');
    await expect.poll(() => screen.getByRole('button', { name: 'Spara' }).hasAttribute('data-loading')).toBe(false);
    await userEvent.keyboard('{Control>}s{/Control}');
  }

  it('is asked for once more, and what was typed since is saved as a change of it', async () => {
    await saveTwice([{ status: 503, body: {} }, isMade]);
    expect(await screen.findByText('Kund uppdaterad')).toBeTruthy();
    const [first, second] = sentBy('POST');
    expect(second!.body).toEqual(first!.body);
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
    expect(sentBy('PUT')).toMatchObject([{ path: '/v1/customers/3', body: { name, costCenter: 'Märkt', version: 1 } }]);
  });

  it('is made as it has become where it turns out not to have been made', async () => {
    const refusal = { status: 422, body: { errors: [{ field: 'name', message: 'Högst 100 tecken.' }] } };
    await saveTwice([{ status: 503, body: {} }, refusal, isMade]);
    expect(await screen.findByText('Kund skapad')).toBeTruthy();
    expect(sentBy('POST').map(({ body }) => (body as typeof customer).costCenter)).toEqual(['', '', 'Märkt']);
    expect(sentBy('PUT')).toEqual([]);
  });
});

describe('a form that is saved', () => {
  it.each([
    ['Projekt uppdaterat', 'project:3', { ...project, version: 2 }],
    ['Produkt uppdaterad', 'product:3', { ...product, version: 2 }],
    ['Prislista uppdaterad', 'default-price-list:3', { ...priceList, version: 2 }],
    ['Prislista uppdaterad', 'customer-price-list:3', { ...customerPriceList, version: 2 }],
    ['Leveransmall uppdaterad', 'delivery-template:3', { ...deliveryTemplate, version: 2 }],
    ['Prislista sparad', 'project-price-list:3', { ...projectPriceList, version: 2 }],
  ])('says %s when it is saved', async (success, name, saved) => {
    writes = { status: 200, body: { result: saved } };
    await saveAs(panel, at(name));
    expect(await screen.findByText(success)).toBeTruthy();
  });
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

it('a new PIN that is taken says so', async () => {
  writes = { status: 200, body: { result: { done: true } } };
  await renderPage(<ResetPasswordPage />, '/reset-password/lank');
  await userEvent.type(await screen.findByLabelText('Ny PIN'), 'ny granris');
  await userEvent.type(screen.getByLabelText('Upprepa ny PIN'), 'ny granris');
  await userEvent.click(screen.getByRole('button', { name: 'Spara ny PIN' }));
  expect(await screen.findByText('Lösenordet är återställt')).toBeTruthy();
  expect(window.location.pathname).toBe('/');
});
