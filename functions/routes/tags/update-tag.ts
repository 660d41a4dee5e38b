import { updateTag } from '../../../shared/contract/tags.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { renameTag, tagView } from '../../stores/projects/tag-store.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(updateTag, async ({ params, body, unit }) => {
  const tag = await getRecord('tag', params.tagId);
  await requireVersion(tag, body.version);
  return tagView(await renameTag(unit, tag, body.name));
});
