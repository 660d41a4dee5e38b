import { address } from '../../../../shared/entities/address.ts';
import type { Address, AddressFields } from '../../../../shared/schemas/address.ts';
import type { AddressType } from '../../../../shared/codes/addresses.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type AddressValues = Omit<AddressFields, 'customerId'> & { customerId: number | null; version: number };

export type AddressStart = {
  customerId: number | null;
  addressType: AddressType;
  projectId: number | null;
  name: string;
};

const empty = { ...address.empty, customerId: null, version: 0 };

export const addressValues = {
  empty: ({ customerId, addressType, name }) => ({ ...empty, customerId, addressType, name }),
  fromView: (view) => pickFields(view, empty),
} satisfies FormValues<AddressValues, Address, [AddressStart]>;
