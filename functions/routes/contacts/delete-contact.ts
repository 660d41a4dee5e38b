import { deleteContact } from '../../../shared/contract/contacts.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { formatNames } from '../../../shared/lib/format.ts';
import { findProjectsOf } from '../../replica/lists/find-projects-of.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteContact, async ({ params, query, unit, knownChangedAt }) => {
  const contact = await getRecord('contact', params.contactId);
  await requireVersion(contact, query.version);
  if (contact.refs > 0) {
    const projects = await findProjectsOf(contact, knownChangedAt);
    const codes = projects.flatMap(({ data }) => (data.mainContactId === contact.id ? [data.projectCode] : []));
    throw new AppError('in_use', {
      message: `Personen är beställare i ${ordered(codes)} och kan inte tas bort.`,
    });
  }
  unit.remove(contact, { unlessReferred: true });
  return { done: true as const };
});

/** 'projekt 26-0042 och 26-0051', 'projekt 26-0042, 26-0051 och 7 till' */
function ordered(codes: readonly string[]): string {
  if (codes.length === 0) return 'ett projekt';
  const named = codes.length > 4 ? [...codes.slice(0, 3), `${codes.length - 3} till`] : [...codes];
  return `projekt ${formatNames(named)}`;
}
