import { deleteTag } from '../../../shared/contract/tags.ts';
import { deleteRoute } from '../../request/delete-route.ts';
import { removeTag } from '../tag-store.ts';

export const handler = deleteRoute(deleteTag, 'tag', removeTag);
