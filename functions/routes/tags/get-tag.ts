import { getTag } from '../../../shared/contract/tags.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { tagView } from '../../stores/projects/tag-store.ts';

export const handler = route(getTag, async ({ params }) => tagView(await getRecord('tag', params.tagId)));
