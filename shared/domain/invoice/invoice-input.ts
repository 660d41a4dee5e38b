import type { Customer } from '../../schemas/customer.ts';
import type { Address } from '../../schemas/address.ts';
import type { Product } from '../../schemas/product.ts';
import type { Project } from '../../schemas/project.ts';
import type { Company } from '../../schemas/settings.ts';
import type { Day } from '../../lib/days.ts';
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
  'productId' | 'name' | 'invoiceText' | 'invoiceItemGroupHeading' | 'aggregateHoursToTotal'
>;

export type InvoiceInput = {
  project: Pick<
    Project,
    'projectId' | 'projectCode' | 'paymentTermDays' | 'invoiceText' | 'invoiceMessage' | 'invoiceEmail' | 'costCenter'
  >;
  customer: Pick<Customer, 'customerId' | 'name' | 'invoiceText' | 'invoiceEmail' | 'costCenter'>;
  invoiceAddress: InvoicedAddress | null;
  mainAddress: InvoicedAddress | null;
  objectAddress: InvoicedAddress | null;
  owner: { initials: string; firstName: string; lastName: string } | null;
  mainContact: { firstName: string; lastName: string } | null;
  workOrders: readonly InvoicedWorkOrder[];
  products: readonly InvoicedProduct[];
  company: Company;
  now: Date;
  number?: { serialNumber: number };
};
