import { fullName } from '../../shared/domain/contact.ts';
import type { ContactRow } from '../../shared/schemas/contact.ts';
import type { StoredRecord } from '../data/core/records.ts';

export function contactRow({
  id,
  version,
  data: { customerIds: _customerIds, ...data },
}: StoredRecord<'contact'>): ContactRow {
  return { contactId: id, version, fullName: fullName(data), ...data };
}
