import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';

const firm = {
  name: 'Exempelakustik AB',
  address1: 'Ljudgatan 7',
  address2: '',
  postalCode: '411 05',
  city: 'Göteborg',
};

export function sampleInvoice(now: Date): InvoiceDocument {
  return buildInvoiceDocument({
    project: {
      projectId: 1,
      projectOwnerUserId: null,
      projectCode: '00-0001',
      paymentTermDays: 30,
      invoiceText: '',
      invoiceMessage: '',
      invoiceEmail: '',
      costCenter: '',
      orderNumber: '',
      isSwedishProperty: false,
    },
    customer: {
      customerId: 1,
      name: 'Södra Hamnen',
      invoiceText: '',
      invoiceEmail: '',
      costCenter: '',
      orderNumber: '',
      vatNumber: '',
      countryCode: 'SE',
      organisationNumber: '',
      electronicAddress: '',
      invoiceDelivery: 'Email',
      eInvoiceDemand: 'Both',
      reverseConstruction: false,
    },
    invoiceAddress: { ...firm, addressType: 'InvoiceAddress' },
    mainAddress: null,
    objectAddress: null,
    owner: null,
    mainContact: { firstName: 'Örjan', lastName: 'Ängman' },
    sellsConstruction: false,
    workOrders: [
      {
        workOrderId: 1,
        verificationDate: '2026-11-02',
        invoiceNote: 'Mätning i trapphus Å–Ö (R′w ≥ 52 dB)',
        items: [
          {
            workOrderItemId: 1,
            productId: 1,
            productType: 'Rate',
            invoiceableHours: 7.5,
            quantity: 0,
            unitPriceOre: 125_033,
          },
        ],
      },
    ],
    products: [
      {
        productId: 1,
        name: 'Konsult',
        invoiceText: 'Bullermätning',
        invoiceItemGroupHeading: true,
        aggregateHoursToTotal: false,
        account: 3001,
        vatPercent: 25,
        isConstruction: false,
      },
    ],
    company: {
      companyName: firm.name,
      organisationNumber: '556000-0001',
      vatNumber: 'SE556000000101',
      companyAddress1: firm.address1,
      companyAddress2: '',
      companyPostalCode: firm.postalCode,
      companyCity: firm.city,
      companySeat: firm.city,
      companyPhone: '',
      companyEmail: '',
      companyWeb: '',
      bankGiro: '5050-1055',
      plusGiro: '',
      iban: '',
      taxStatusText: 'Godkänd för F-skatt',
      logoUrl: '',
      latePaymentText: '',
    },
    now,
    number: { serialNumber: 1 },
  });
}
