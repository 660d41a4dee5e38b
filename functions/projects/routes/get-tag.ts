import { getTag } from '../../../shared/contract/tags.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { tagView } from '../tag-store.ts';

export const handler = route(getTag, async ({ params }) => tagView(await getRecord('tag', params.tagId)));
