import { createTag as contract } from '../../../shared/contract/tags.ts';
import { route } from '../../request/route.ts';
import { createTag, tagView } from '../tag-store.ts';

export const handler = route(contract, async ({ body, unit }) => tagView(await createTag(unit, body.name)));
