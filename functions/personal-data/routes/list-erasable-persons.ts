import { listErasablePersons } from '../../../shared/contract/personal-data.ts';
import { fold } from '../../../shared/lib/text.ts';
import { findErasablePersons } from '../erasable-persons.ts';
import { pageOf } from '../../settings/page-of.ts';
import { route } from '../../request/route.ts';

export const handler = route(listErasablePersons, async ({ query, user, now, knownChangedAt }) => {
  const { fullName = '', reason, orderByDescending = false } = query;
  const words = fold(fullName).split(/\s+/).filter(Boolean);
  const persons = (await findErasablePersons({ knownChangedAt, now })).filter(
    (one) => (reason ?? one.reason) === one.reason && words.every((word) => fold(one.fullName).includes(word)),
  );
  // The first page is of the longest unused, which is the ascending order.
  return pageOf(persons, { ...query, orderByDescending: !orderByDescending }, user.userId);
});
