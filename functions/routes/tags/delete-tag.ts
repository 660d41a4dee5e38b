import { deleteTag } from '../../../shared/contract/tags.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { removeTag } from '../../stores/projects/tag-store.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteTag, async ({ params, query, unit }) => {
  const tag = await getRecord('tag', params.tagId);
  await requireVersion(tag, query.version);
  removeTag(unit, tag);
  return { done: true as const };
});
