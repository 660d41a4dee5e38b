import { formatPostalCode } from '../lib/postal-code.ts';
import type { AddressType } from '../codes/addresses.ts';

type Lines = { name: string; address1: string; address2: string; postalCode: string; city: string };

export function formatAddress({ name, address1, address2, postalCode, city }: Lines): string {
  return [name, address1, address2, `${formatPostalCode(postalCode)} ${city}`.trim()].filter(Boolean).join(', ');
}

export function addressName(name: string, type: AddressType, customerName: string): string {
  return name === '' && type === 'InvoiceAddress' ? customerName : name;
}
