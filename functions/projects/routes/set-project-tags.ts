import { setProjectTags } from '../../../shared/contract/tags.ts';
import { route } from '../../request/route.ts';
import { requireTags } from '../tag-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(setProjectTags, async ({ params, body, unit }) => {
  const project = await getRecord('project', params.projectId);
  const ids = body.tags.map(({ tagId }) => tagId);
  const tags = await requireTags(ids, 'tags');
  unit.save(project, { ...project.data, tagIds: tags.map(({ tagId }) => tagId) });
  return tags;
});
