import * as z from 'zod/mini';
import { id } from '../schemas/fields.ts';
import { tagSchema } from '../schemas/project.ts';
import { idParams } from './common.ts';
import { defineRoute } from './route.ts';

export const getAllTags = defineRoute({
  name: 'tags/get-all-tags',
  method: 'GET',
  path: '/tags/get-all',
  role: 'Staff',
  summary: 'All tags by name.',
  result: z.array(tagSchema),
});

export const setProjectTags = defineRoute({
  name: 'tags/set-project-tags',
  method: 'POST',
  path: '/tags/{projectId}',
  role: 'Staff',
  summary: 'Give a project exactly these tags.',
  params: idParams('projectId'),
  body: z.object({
    projectId: id,
    tags: z.array(z.object({ projectId: id, tagId: id })).check(z.maxLength(50, 'Högst 50 taggar.')),
  }),
  result: z.array(z.pick(tagSchema, { tagId: true, name: true })),
  errors: ['not_found'],
});

export const tagsRoutes = [getAllTags, setProjectTags];
