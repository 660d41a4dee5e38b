import { deleteTag } from '../../../shared/contract/tags.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { removeTag } from '../tag-store.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteTag, async ({ params, query, unit }) => {
  const tag = await getRecord('tag', params.tagId);
  await requireVersion(tag, query.version);
  removeTag(unit, tag);
  return { done: true as const };
});
