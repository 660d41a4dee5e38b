import { userSettings } from '../../../shared/entities/user-settings.ts';
import { address as addressEntity } from '../../../shared/entities/address.ts';
import { customer as customerEntity } from '../../../shared/entities/customer.ts';
import { product as productEntity } from '../../../shared/entities/product.ts';
import { secretFields, systemSettingsFieldsSchema } from '../../../shared/schemas/settings.ts';

/** One record of each kind, as returned by the server. */

export const customer = {
  ...customerEntity.empty,
  customerId: 3,
  name: 'Åkerlund Bygg AB',
  version: 1,
};
export const address = {
  ...addressEntity.empty,
  addressId: 3,
  customerId: 3,
  customerName: customer.name,
  name: 'Kontoret',
  address1: 'Gatan 1',
  postalCode: '411 01',
  city: 'Göteborg',
  addressType: 'Office',
  formatted: 'Kontoret, Gatan 1, 411 01 Göteborg',
  version: 1,
};
export const contact = {
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
export const product = {
  ...productEntity.empty,
  productId: 3,
  name: 'Akustiker',
  version: 1,
};
export const project = {
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
  orderNumber: '',
  isSwedishProperty: false,
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
export const workOrder = {
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
export const priceList = {
  priceListDefaultId: 3,
  year: 2026,
  comment: '',
  lines: [{ productId: 3, productName: 'Akustiker', productType: 'Rate', price: 1250 }],
  numberOfLines: 1,
  version: 1,
};
export const customerPriceList = {
  customerId: 3,
  customerName: customer.name,
  comment: '',
  lines: priceList.lines,
  numberOfLines: 1,
  version: 1,
};
export const projectPriceList = {
  projectId: 3,
  projectCode: '26-0007',
  customerId: 3,
  customerName: customer.name,
  isOwn: true,
  lines: [{ ...priceList.lines[0], otherPrice: 1250, otherSource: 'Default', otherYear: 2026 }],
  version: 1,
};
export const agreement = {
  projectId: 3,
  projectCode: '26-0003',
  customerName: customer.name,
  priceForm: 'FixedPrice',
  agreed: 90_000,
  isConstruction: false,
  invoiced: 0,
  left: 90_000,
  worked: 0,
  toInvoice: 0,
  workOrdersToInvoice: 0,
  room: null,
  instalments: [
    { instalmentId: 1, text: 'Allt', dueOn: null, percent: null, amount: 90_000, left: 90_000, invoices: [] },
  ],
  onAccount: [],
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

const reads: [string, unknown][] = [
  ['/v1/user-settings', userSettings.empty],
  [
    '/v1/system-settings',
    {
      ...firm,
      firstInvoiceNumber: 1,
      eveHours: 0,
      vacationDaysPerYear: 25,
      contactsUnusedMonths: 36,
      healthKeptMonths: 0,
      sellsConstruction: false,
      eInvoiceWay: 'File',
      fiscalYearStart: 1,
      timeStep: 0.5,
      shortestPin: 8,
      microsoftLogIn: false,
      googleLogIn: false,
      providerLogInRequired: false,
      keyOfStaff: false,
      keyOfSuperAdmin: false,
      keyOfDeveloper: false,
      fortnoxServiceAccount: false,
      setupChoices: [],
      setupHidden: false,
      secrets: noSecrets,
      tokenExpiryDisplay: '',
      version: 1,
    },
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

/** The response of a server with these records. */
export const answerOf = (path: string) => ({
  body: { result: reads.find(([start]) => path.startsWith(start))![1] },
});
