import type * as z from 'zod/mini';
import { address } from '../../../../shared/entities/address.ts';
import { customer } from '../../../../shared/entities/customer.ts';
import type { newMainAddressSchema } from '../../../../shared/schemas/address.ts';
import type { Customer, customerEditSchema } from '../../../../shared/schemas/customer.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type CustomerValues = z.output<typeof customerEditSchema>;

const { customerId: _customerId, ...emptyAddress } = address.empty;
export const emptyMainAddress: z.output<typeof newMainAddressSchema> = emptyAddress;

const empty = { ...customer.empty, newMainAddress: undefined, version: 0 };

export const customerValues = {
  empty: (name) => ({ ...empty, name }),
  fromView: (view) => ({ ...pickFields(view, empty), newMainAddress: undefined }),
} satisfies FormValues<CustomerValues, Customer, [name: string]>;
