import type * as z from 'zod/mini';
import { address } from '../../../../shared/entities/address.ts';
import { customer } from '../../../../shared/entities/customer.ts';
import type { newMainAddressSchema } from '../../../../shared/schemas/address.ts';
import type { Customer, customerEditSchema } from '../../../../shared/schemas/customer.ts';

export type CustomerValues = z.output<typeof customerEditSchema>;

const { customerId: _customerId, ...emptyAddress } = address.empty;
export const emptyMainAddress: z.output<typeof newMainAddressSchema> = emptyAddress;

export const emptyCustomer: CustomerValues = { ...customer.empty, newMainAddress: undefined, version: 0 };

export function customerValues({ customerId: _customerId, ...values }: Customer): CustomerValues {
  return { ...values, newMainAddress: undefined };
}
