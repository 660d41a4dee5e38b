import { setProjectTags } from '../../../shared/contract/tags.ts';
import { route } from '../../runtime/route.ts';
import { findRecords, getRecord } from '../../stores/core/table.ts';

export const handler = route(setProjectTags, async ({ params, body, unit }) => {
  const project = await getRecord('project', params.projectId);
  const tagIds = [...new Set(body.tags.map(({ tagId }) => tagId))];
  const found = await findRecords(tagIds.map((tagId) => ['tag', tagId] as const));
  const tags = tagIds.map((tagId) => {
    const tag = found.require('tag', tagId, 'tags', 'Taggen finns inte längre. Läs in sidan igen.');
    return { tagId, name: tag.data.name };
  });
  unit.save(project, { ...project.data, tagIds });
  return tags;
});
