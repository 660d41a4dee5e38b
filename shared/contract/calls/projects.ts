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

export const listProjects = defineCall(kinds, 'POST /projects/list', {
  name: 'projects/list-projects',
  writes: false,
  role: 'Staff',
});

export const getAllProjects = defineCall(kinds, 'GET /projects/get-all', {
  name: 'projects/get-all-projects',
  role: 'Staff',
});

export const getProject = defineCall(kinds, 'GET /projects/{projectId}', {
  name: 'projects/get-project',
  role: 'Staff',
});

export const getProjectByCode = defineCall(kinds, 'GET /projects/code/{projectCode}', {
  name: 'projects/get-project-by-code',
  role: 'Staff',
});

export const getProjectFigures = defineCall(kinds, 'GET /projects/{projectId}/figures', {
  name: 'projects/get-project-figures',
  role: 'Staff',
});

export const createProject = defineCall(kinds, 'POST /projects', {
  name: 'projects/create-project',
  role: 'Staff',
  waits: true,
});

export const updateProject = defineCall(kinds, 'PUT /projects/{projectId}', {
  name: 'projects/update-project',
  role: 'Staff',
  waits: true,
});

export const deleteProject = defineCall(kinds, 'DELETE /projects/{projectId}', {
  name: 'projects/delete-project',
  role: 'SuperAdmin',
  waits: true,
});

export const getOwnedProjects = defineCall(kinds, 'GET /users/{userId}/projectowner', {
  name: 'projects/get-owned-projects',
  role: 'SuperAdmin',
});

export const getReviewedProjects = defineCall(kinds, 'GET /users/{userId}/projectreviewer', {
  name: 'projects/get-reviewed-projects',
  role: 'SuperAdmin',
});
