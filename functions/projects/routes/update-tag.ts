import { updateTag } from '../../../shared/contract/tags.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { renameTag, tagView } from '../tag-store.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateTag, async ({ params, body, unit }) => {
  const tag = await getRecord('tag', params.tagId);
  await requireVersion(tag, body.version);
  return tagView(await renameTag(unit, tag, body.name));
});
