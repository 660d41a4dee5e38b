import type * as z from 'zod/mini';
import { newMainAddressSchema } from '../../../../shared/schemas/address.ts';
import { type Customer, homeCountry } from '../../../../shared/schemas/customer.ts';

type NewMainAddress = z.output<typeof newMainAddressSchema>;

/** What the customer form holds. */
export type CustomerValues = {
  name: string;
  paymentTermDays: number;
  invoiceText: string;
  invoiceEmail: string;
  mainAddressId: number | null;
  newMainAddress: NewMainAddress | undefined;
  paymentRemark: boolean;
  costCenter: string;
  organisationNumber: string;
  vatNumber: string;
  countryCode: string;
  needsEInvoice: boolean;
  fortnoxCustomerNumber: string;
  version: number;
};

export const emptyMainAddress: NewMainAddress = {
  name: '',
  address1: '',
  address2: '',
  postalCode: '',
  city: '',
  addressType: 'Undefined',
};

export const emptyCustomer: Omit<CustomerValues, 'paymentTermDays'> = {
  name: '',
  invoiceText: '',
  invoiceEmail: '',
  mainAddressId: null,
  newMainAddress: undefined,
  paymentRemark: false,
  costCenter: '',
  organisationNumber: '',
  vatNumber: '',
  countryCode: homeCountry,
  needsEInvoice: false,
  fortnoxCustomerNumber: '',
  version: 0,
};

export function customerValues({ customerId: _customerId, ...values }: Customer): CustomerValues {
  return { ...values, newMainAddress: undefined };
}
