import type { StoredRecord } from '../../core/records.ts';
import { findRecords } from '../../core/table.ts';
import { freshReplica } from '../fresh-replica.ts';
import { projectsOfContact } from './contacts.ts';

export async function findProjectsOf(
  contact: StoredRecord<'contact'>,
  knownChangedAt = '',
): Promise<StoredRecord<'project'>[]> {
  // A link gives its person a new version, so the replica must have seen the person's own timestamp.
  const newest = contact.changedAt > knownChangedAt ? contact.changedAt : knownChangedAt;
  const ids = projectsOfContact(await freshReplica({ knownChangedAt: newest }), contact.id);
  const records = await findRecords(ids.map((id) => ['project', id] as const));
  return ids.flatMap((id) => {
    const project = records.get('project', id);
    return project && !project.deleted ? [project] : [];
  });
}
