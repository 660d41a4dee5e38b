import { AppError } from '../../../shared/codes/errors.ts';
import { inUse } from '../../../shared/codes/errors/records.ts';
import { formatNames } from '../../../shared/lib/format.ts';
import { findProjectsOf } from '../../data/replica/lists/find-projects-of.ts';
import { productUses } from '../../data/replica/lists/record-uses.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { requireUnused } from '../../prices/product-store.ts';

/** As `remove-records.ts`, for records whose uses the replica knows: it takes the right 'read-lists'. */

export async function removeContact(
  unit: UnitOfWork,
  contact: StoredRecord<'contact'>,
  { knownChangedAt }: { knownChangedAt?: string | undefined } = {},
): Promise<void> {
  if (contact.refs > 0) {
    const projects = await findProjectsOf(contact, knownChangedAt);
    const codes = projects.flatMap(({ data }) => (data.mainContactId === contact.id ? [data.projectCode] : []));
    throw new AppError(inUse, { message: `Personen är beställare i ${ordered(codes)} och kan inte tas bort.` });
  }
  unit.remove(contact, { unlessReferred: true });
}

export async function removeProduct(
  unit: UnitOfWork,
  product: StoredRecord<'product'>,
  { knownChangedAt }: { knownChangedAt?: string | undefined } = {},
): Promise<void> {
  requireUnused(productUses(await freshReplica({ knownChangedAt }), product.id), 'kan inte tas bort');
  unit.remove(product);
}

/** 'projekt 26-0042 och 26-0051', 'projekt 26-0042, 26-0051 och 7 till' */
function ordered(codes: readonly string[]): string {
  if (codes.length === 0) return 'ett projekt';
  const named = codes.length > 4 ? [...codes.slice(0, 3), `${codes.length - 3} till`] : [...codes];
  return `projekt ${formatNames(named)}`;
}
