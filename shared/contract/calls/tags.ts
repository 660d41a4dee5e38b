import { defineCall } from './call.ts';

const kinds = { reads: ['tag', 'project'], changes: ['tag', 'project'] } as const;

export const getAllTags = defineCall(kinds, 'GET /tags/get-all', { name: 'tags/get-all-tags', role: 'Staff' });

export const getTag = defineCall(kinds, 'GET /tags/{tagId}', { name: 'tags/get-tag', role: 'Staff' });

export const createTag = defineCall(kinds, 'POST /tags', { name: 'tags/create-tag', role: 'SuperAdmin' });

export const updateTag = defineCall(kinds, 'PUT /tags/{tagId}', { name: 'tags/update-tag', role: 'SuperAdmin' });

export const deleteTag = defineCall(kinds, 'DELETE /tags/{tagId}', { name: 'tags/delete-tag', role: 'SuperAdmin' });

export const setProjectTags = defineCall(kinds, 'POST /tags/{projectId}', {
  name: 'tags/set-project-tags',
  role: 'Staff',
});
