import { defineCall } from './call.ts';

const kinds = {
  reads: [
    'project',
    'customer',
    'address',
    'contact',
    'user',
    'tag',
    'work-order',
    'invoice',
    'agreement',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
  ],
  changes: ['project', 'project-log'],
} as const;

export const listProjects = defineCall(kinds, {
  name: 'projects/list-projects',
  method: 'POST',
  writes: false,
  path: '/projects/list',
  role: 'Staff',
});

export const getAllProjects = defineCall(kinds, {
  name: 'projects/get-all-projects',
  method: 'GET',
  path: '/projects/get-all',
  role: 'Staff',
});

export const getProject = defineCall(kinds, {
  name: 'projects/get-project',
  method: 'GET',
  path: '/projects/{projectId}',
  role: 'Staff',
});

export const getProjectByCode = defineCall(kinds, {
  name: 'projects/get-project-by-code',
  method: 'GET',
  path: '/projects/code/{projectCode}',
  role: 'Staff',
});

export const getProjectFigures = defineCall(kinds, {
  name: 'projects/get-project-figures',
  method: 'GET',
  path: '/projects/{projectId}/figures',
  role: 'Staff',
});

export const createProject = defineCall(kinds, {
  name: 'projects/create-project',
  method: 'POST',
  path: '/projects',
  role: 'Staff',
  waits: true,
});

export const updateProject = defineCall(kinds, {
  name: 'projects/update-project',
  method: 'PUT',
  path: '/projects/{projectId}',
  role: 'Staff',
  waits: true,
});

export const deleteProject = defineCall(kinds, {
  name: 'projects/delete-project',
  method: 'DELETE',
  path: '/projects/{projectId}',
  role: 'SuperAdmin',
  waits: true,
});

export const getOwnedProjects = defineCall(kinds, {
  name: 'projects/get-owned-projects',
  method: 'GET',
  path: '/users/{userId}/projectowner',
  role: 'SuperAdmin',
});

export const getReviewedProjects = defineCall(kinds, {
  name: 'projects/get-reviewed-projects',
  method: 'GET',
  path: '/users/{userId}/projectreviewer',
  role: 'SuperAdmin',
});
