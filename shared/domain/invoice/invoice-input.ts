import type { Customer } from '../../schemas/customer.ts';
import type { Address } from '../../schemas/address.ts';
import type { Product } from '../../schemas/product.ts';
import type { Project } from '../../schemas/project.ts';
import type { Company } from '../../schemas/settings.ts';
import type { Day } from '../../lib/days.ts';
import type { InvoiceEdits } from './edited-document.ts';
import type { InvoiceLine } from './invoice-line.ts';
import type { ProductType } from '../../codes/product-types.ts';

export type InvoicedAddress = Pick<Address, 'name' | 'address1' | 'address2' | 'postalCode' | 'city' | 'addressType'>;

export type InvoicedItem = {
  workOrderItemId: number;
  productId: number;
  productType: ProductType;
  invoiceableHours: number | null;
  quantity: number;
  unitPriceOre: number | null;
};

export type InvoicedWorkOrder = {
  workOrderId: number;
  verificationDate: Day;
  invoiceNote: string;
  items: readonly InvoicedItem[];
};

export type InvoicedProduct = Pick<
  Product,
  | 'productId'
  | 'name'
  | 'invoiceText'
  | 'invoiceItemGroupHeading'
  | 'aggregateHoursToTotal'
  | 'account'
  | 'vatPercent'
  | 'isConstruction'
>;

/** What the project's agreement on price makes of an invoice. */
export type AgreementEffect = {
  /** The work orders are settled without lines of their own. */
  replacesWork: boolean;
  /** What is agreed is construction services. */
  isConstruction: boolean;
  title: string;
  /** @param serialNumber 0 for a preview @returns the lines below those of the work; may throw against_agreement */
  linesBelow: (work: readonly InvoiceLine[], serialNumber: number) => InvoiceLine[];
};

export type InvoiceInput = {
  project: Pick<
    Project,
    | 'projectId'
    | 'projectCode'
    | 'projectOwnerUserId'
    | 'paymentTermDays'
    | 'invoiceText'
    | 'invoiceMessage'
    | 'invoiceEmail'
    | 'costCenter'
    | 'orderNumber'
    | 'isSwedishProperty'
  >;
  customer: Pick<
    Customer,
    | 'customerId'
    | 'name'
    | 'invoiceText'
    | 'invoiceEmail'
    | 'costCenter'
    | 'orderNumber'
    | 'vatNumber'
    | 'countryCode'
    | 'organisationNumber'
    | 'electronicAddress'
    | 'invoiceDelivery'
    | 'eInvoiceDemand'
    | 'reverseConstruction'
  >;
  invoiceAddress: InvoicedAddress | null;
  mainAddress: InvoicedAddress | null;
  objectAddress: InvoicedAddress | null;
  owner: { initials: string; firstName: string; lastName: string } | null;
  mainContact: { firstName: string; lastName: string } | null;
  workOrders: readonly InvoicedWorkOrder[];
  products: readonly InvoicedProduct[];
  company: Company;
  /** A setting: without it, no line has reverse charge for construction services. */
  sellsConstruction: boolean;
  now: Date;
  /** What a person has written on this invoice. */
  edits?: InvoiceEdits;
  agreed?: AgreementEffect | undefined;
  number?: { serialNumber: number };
};
