import { formatAddress } from '../../../shared/domain/address.ts';
import { invoiceTypeLabels } from '../../../shared/text/invoices.ts';
import type { Data, Kind, StoredRecord } from '../core/records.ts';

const names: { [K in Kind]?: (data: Data<K>, id: number) => string } = {
  user: ({ initials }) => initials,
  customer: ({ name }) => name,
  address: formatAddress,
  contact: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  tag: ({ name }) => name,
  'delivery-template': ({ name }) => name,
  product: ({ name }) => name,
  project: ({ projectCode }) => projectCode,
  'work-order': (_, id) => `Insats ${id}`,
  invoice: ({ invoiceType, serialNumberPadded }) => `${invoiceTypeLabels[invoiceType]} ${serialNumberPadded}`,
  'fortnox-difference': ({ invoiceCode, documentNumber }) => `Skillnad ${invoiceCode || documentNumber}`,
  'price-list-default': ({ year }) => `Prislista ${year}`,
};

export function recordName(record: StoredRecord | undefined, id: number): string {
  if (!record) return String(id);
  const name = names[record.kind] as ((data: StoredRecord['data'], id: number) => string) | undefined;
  return name?.(record.data, id) ?? String(id);
}
