import { formatAddress } from '../../../shared/domain/address.ts';
import { invoiceTypeLabels } from '../../../shared/text/invoices.ts';
import type { Data, Kind, StoredRecord } from '../core/records.ts';

type KindWithName = { [K in Kind]: Data<K> extends { name: string } ? K : never }[Kind];

const number = (_: unknown, id: number) => String(id);

type Name<K extends Kind> = (data: Data<K>, id: number) => string;

/** The names that are not what the field `name` holds. */
const names: { [K in Exclude<Kind, KindWithName>]: Name<K> } & { [K in KindWithName]?: Name<K> } = {
  user: ({ initials }) => initials,
  address: formatAddress,
  contact: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  project: ({ projectCode }) => projectCode,
  'work-order': (_, id) => `Insats ${id}`,
  invoice: ({ invoiceType, serialNumberPadded }) => `${invoiceTypeLabels[invoiceType]} ${serialNumberPadded}`,
  'fortnox-difference': ({ invoiceCode, documentNumber }) => `Skillnad ${invoiceCode || documentNumber}`,
  'price-list-default': ({ year }) => `Prislista ${year}`,
  'price-list-customer': number,
  'price-list-project': number,
  'project-log': number,
  agreement: number,
  'staff-time-log': number,
  'user-settings': number,
  'system-settings': number,
  'system-secrets': number,
  'fortnox-connection': number,
};

export function recordName(record: StoredRecord | undefined, id: number): string {
  if (!record) return String(id);
  const name: Name<Kind> | undefined = names[record.kind];
  return name ? name(record.data, id) : (record as StoredRecord<KindWithName>).data.name;
}
