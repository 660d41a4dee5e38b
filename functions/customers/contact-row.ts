import { fullName } from '../../shared/domain/contact.ts';
import type { ContactRow } from '../../shared/schemas/contact.ts';
import type { Stored } from '../data/core/records.ts';

export function contactRow({
  id,
  version,
  data: { customerIds: _customerIds, ...data },
}: Stored<'contact'>): ContactRow {
  return { contactId: id, version, fullName: fullName(data), ...data };
}
