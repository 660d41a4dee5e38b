import type * as z from 'zod/mini';
import { address } from '../../../../shared/entities/address.ts';
import { customer } from '../../../../shared/entities/customer.ts';
import type { newMainAddressSchema } from '../../../../shared/schemas/address.ts';
import { type Customer, customerEditSchema } from '../../../../shared/schemas/customer.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type CustomerValues = z.output<typeof customerEditSchema>;

const { customerId: _customerId, ...emptyAddress } = address.empty;
export const emptyMainAddress: z.output<typeof newMainAddressSchema> = emptyAddress;

export const customerValues = {
  empty: (name) => ({ ...customer.empty, name, newMainAddress: undefined, version: 0 }),
  fromView: (view) => ({ ...pickFields(view, customerEditSchema.shape), newMainAddress: undefined }),
} satisfies FormValues<CustomerValues, Customer, [name: string]>;
