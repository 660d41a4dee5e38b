import { address } from '../../../../shared/entities/address.ts';
import { type Address, type AddressFields, addressFieldsSchema } from '../../../../shared/schemas/address.ts';
import type { AddressType } from '../../../../shared/codes/address-types.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type AddressValues = Omit<AddressFields, 'customerId'> & { customerId: number | null; version: number };

export type AddressStart = {
  customerId: number | null;
  addressType: AddressType;
  projectId: number | null;
  name: string;
};

export const addressValues = {
  empty: ({ customerId, addressType, name }) => ({ ...address.empty, customerId, addressType, name, version: 0 }),
  fromView: (view) => ({ ...pickFields(view, addressFieldsSchema.shape), version: view.version }),
} satisfies FormValues<AddressValues, Address, [AddressStart]>;
