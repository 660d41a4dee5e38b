import type {
  InvoiceInput,
  InvoicedAddress,
  InvoicedItem,
  InvoicedProduct,
} from '../../shared/domain/invoice/invoice-input.ts';
import type { Company } from '../../shared/schemas/settings.ts';

export const company: Company = {
  companyName: 'Exempelakustik AB',
  organisationNumber: '556000-0001',
  vatNumber: 'SE556000000101',
  companyAddress1: 'Ljudgatan 7',
  companyAddress2: '',
  companyPostalCode: '411 05',
  companyCity: 'Göteborg',
  companySeat: 'Göteborg',
  companyPhone: '031-700 00 00',
  companyEmail: 'faktura@exempelakustik.example',
  companyWeb: 'exempelakustik.example',
  bankGiro: '5050-1055',
  plusGiro: '',
  iban: '',
  taxStatusText: 'Godkänd för F-skatt',
  logoUrl: '',
  latePaymentText:
    'Efter förfallodagen debiteras dröjsmålsränta med 8 %. Anmärkningar mot fakturan görs inom 8 dagar från fakturadatum.',
};

export const measurement: InvoicedProduct = {
  productId: 1,
  name: 'Konsult',
  invoiceText: 'Bullermätning',
  invoiceItemGroupHeading: false,
  aggregateHoursToTotal: false,
  account: 3001,
  vatPercent: 25,
  isConstruction: false,
};

export const travel: InvoicedProduct = { ...measurement, productId: 2, name: 'Restid', invoiceText: '' };
export const meter: InvoicedProduct = { ...measurement, productId: 3, name: 'Ljudnivåmätare', invoiceText: '' };

/** Numbered by its work order. */
const item = { workOrderItemId: 0 };

export function hours(
  invoiceableHours: number | null,
  unitPriceOre: number | null,
  product = measurement,
): InvoicedItem {
  return { ...item, productId: product.productId, productType: 'Rate', invoiceableHours, quantity: 0, unitPriceOre };
}

export function pieces(quantity: number, unitPriceOre: number | null, product = meter): InvoicedItem {
  return { ...item, productId: product.productId, productType: 'Rent', invoiceableHours: null, quantity, unitPriceOre };
}

export function workOrder(workOrderId: number, items: InvoicedItem[], rest: { note?: string; day?: string } = {}) {
  const numbered = items.map((one, index) => ({ ...one, workOrderItemId: index + 1 }));
  return {
    workOrderId,
    verificationDate: rest.day ?? '2026-11-02',
    invoiceNote: rest.note ?? '',
    items: numbered,
  };
}

export const invoiceAddress: InvoicedAddress = {
  name: 'Södra Hamnens Fastigheter AB',
  address1: 'Fakturaenheten',
  address2: 'Box 4012',
  postalCode: '203 11',
  city: 'Malmö',
  addressType: 'InvoiceAddress',
};

export const objectAddress: InvoicedAddress = {
  name: 'Kvarteret Ängen',
  address1: 'Åkergatan 12',
  address2: '',
  postalCode: '211 20',
  city: 'Malmö',
  addressType: 'Object',
};

/** A complete invoice input with defaults. */
export function invoiceInput(rest: Partial<InvoiceInput> = {}): InvoiceInput {
  return {
    project: {
      projectId: 7,
      projectCode: '26-0042',
      projectOwnerUserId: 3,
      paymentTermDays: 30,
      invoiceText: '',
      invoiceMessage: '',
      invoiceEmail: '',
      costCenter: '',
      orderNumber: '',
      isSwedishProperty: false,
    },
    customer: {
      customerId: 3,
      name: 'Södra Hamnens Fastigheter AB',
      invoiceText: '',
      invoiceEmail: 'faktura@sodrahamnen.example',
      costCenter: '',
      orderNumber: '',
      vatNumber: '',
      countryCode: 'SE',
      organisationNumber: '556000-4615',
      electronicAddress: '',
      invoiceDelivery: 'Email',
      eInvoiceDemand: 'Both',
      reverseConstruction: false,
    },
    invoiceAddress,
    sellsConstruction: false,
    mainAddress: null,
    objectAddress,
    owner: { initials: 'ÅL', firstName: 'Åsa', lastName: 'Lindqvist' },
    mainContact: { firstName: 'Örjan', lastName: 'Björk' },
    workOrders: [workOrder(1, [hours(2, 125_000)])],
    products: [measurement, travel, meter],
    company,
    now: new Date('2026-11-20T09:30:00.000Z'),
    number: { serialNumber: 18 },
    ...rest,
  };
}
