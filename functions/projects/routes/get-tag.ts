import { getTag } from '../../../shared/contract/tags.ts';
import { getRoute } from '../../request/get-route.ts';
import { tagView } from '../tag-store.ts';

export const handler = getRoute(getTag, 'tag', tagView);
