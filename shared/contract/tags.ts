import * as z from 'zod/mini';
import * as calls from './calls/tags.ts';
import { id } from '../fields/fields.ts';
import { maxTags } from '../schemas/project.ts';
import { tagFieldsSchema, tagOptionSchema, tagSchema } from '../schemas/tag.ts';
import { done, idParams, versionQuery } from './common.ts';
import { defineRoute } from './route.ts';

const params = idParams('tagId');

export const getAllTags = defineRoute(calls.getAllTags, {
  summary: 'All tags by name, with how many projects have each.',
  result: z.array(tagOptionSchema),
  rights: ['read-lists'],
});

export const getTag = defineRoute(calls.getTag, {
  summary: 'One tag.',
  params,
  result: tagSchema,
  errors: ['not_found'],
});

export const createTag = defineRoute(calls.createTag, {
  summary: 'Create a tag. Its name is its own, without regard to case and spaces.',
  body: tagFieldsSchema,
  result: tagSchema,
  errors: ['already_exists'],
});

export const updateTag = defineRoute(calls.updateTag, {
  summary: 'Give a tag another name; projects that have it show the new one.',
  params,
  body: z.extend(tagFieldsSchema, { version: z.int() }),
  result: tagSchema,
  errors: ['not_found', 'stale_version', 'already_exists'],
});

export const deleteTag = defineRoute(calls.deleteTag, {
  summary: 'Delete a tag; projects that had it no longer show it.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version'],
});

export const setProjectTags = defineRoute(calls.setProjectTags, {
  summary: 'Give a project exactly these tags.',
  params: idParams('projectId'),
  body: z.object({
    projectId: id,
    tags: z.array(z.object({ projectId: id, tagId: id })).check(z.maxLength(maxTags, `Högst ${maxTags} taggar.`)),
  }),
  result: z.array(z.pick(tagSchema, { tagId: true, name: true })),
  errors: ['not_found'],
});

export const tagsRoutes = [getAllTags, getTag, createTag, updateTag, deleteTag, setProjectTags];
