import { erasePerson } from '../../../shared/contract/personal-data.ts';
import { eraseStaged } from '../../personal-data/erase-person.ts';
import { findPerson } from '../../personal-data/find-person.ts';
import { route } from '../../runtime/route.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(erasePerson, async ({ params: { kind, id }, body, user, unit, now }) => {
  const record = await findPerson(kind, id);
  await requireVersion(record, body.version);
  await eraseStaged(unit, record, user, now);
  return { done: true as const };
});
