import { defineCall } from './call.ts';

const kinds = { reads: ['tag', 'project'], changes: ['tag', 'project'] } as const;

export const getAllTags = defineCall(kinds, {
  name: 'tags/get-all-tags',
  method: 'GET',
  path: '/tags/get-all',
  role: 'Staff',
});

export const getTag = defineCall(kinds, {
  name: 'tags/get-tag',
  method: 'GET',
  path: '/tags/{tagId}',
  role: 'Staff',
});

export const createTag = defineCall(kinds, {
  name: 'tags/create-tag',
  method: 'POST',
  path: '/tags',
  role: 'SuperAdmin',
});

export const updateTag = defineCall(kinds, {
  name: 'tags/update-tag',
  method: 'PUT',
  path: '/tags/{tagId}',
  role: 'SuperAdmin',
});

export const deleteTag = defineCall(kinds, {
  name: 'tags/delete-tag',
  method: 'DELETE',
  path: '/tags/{tagId}',
  role: 'SuperAdmin',
});

export const setProjectTags = defineCall(kinds, {
  name: 'tags/set-project-tags',
  method: 'POST',
  path: '/tags/{projectId}',
  role: 'Staff',
});
