import { erasePerson } from '../../../shared/contract/personal-data.ts';
import { eraseStaged } from '../erase-person.ts';
import { findPerson } from '../person.ts';
import { route } from '../../request/route.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(erasePerson, async ({ params: { kind, id }, body, user, unit, now }) => {
  const record = await findPerson(kind, id);
  await requireVersion(record, body.version);
  await eraseStaged(unit, record, user, now);
  return { done: true as const };
});
