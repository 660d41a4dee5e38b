import { previewErasure } from '../../../shared/contract/personal-data.ts';
import { nameOfPerson, partsOf, refusalToErase } from '../erase-person.ts';
import { getPerson, findPerson } from '../person.ts';
import { route } from '../../request/route.ts';

export const handler = route(previewErasure, async ({ params: { kind, id }, user, now, knownChangedAt }) => {
  const record = await findPerson(kind, id);
  const refusal = await refusalToErase(record, user);
  const parts =
    refusal === '' ? await partsOf(await getPerson(kind, id), { now, knownChangedAt }) : { removed: [], kept: [] };
  return { name: nameOfPerson(record), version: record.version, refusal, ...parts };
});
