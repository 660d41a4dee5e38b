import { createTag as contract } from '../../../shared/contract/tags.ts';
import { route } from '../../runtime/route.ts';
import { createTag, tagView } from '../../stores/projects/tag-store.ts';

export const handler = route(contract, async ({ body, unit }) => tagView(await createTag(unit, body.name)));
