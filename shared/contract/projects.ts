import * as z from 'zod/mini';
import { choiceQuery } from './choices.ts';
import { budgetUses } from '../codes/budget-uses.ts';
import { day, flag, id, idText, requiredText } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import {
  projectEditSchema,
  projectFieldsSchema,
  projectOptionSchema,
  projectRowSchema,
  projectSumsSchema,
  projectSchema,
} from '../schemas/project.ts';
import { agreementSchema } from '../schemas/agreement.ts';
import { projectFiguresSchema } from '../schemas/project-figures.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  // The last four for the sums in rows.
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
});

const params = idParams('projectId');

export const projectColumns = [
  'projectCode',
  'objectName',
  'customerName',
  'mainContactName',
  'addressFormatted',
  'tags',
  'planned',
  'registered',
  'invoiced',
  'budget',
  'worked',
  'invoicedSum',
  'toInvoice',
  'projectOwnerUserInitials',
  'projectReviewerUserInitials',
] as const;

export const projectFilters = {
  projectCode: filterText,
  customerName: filterText,
  customerId: z.optional(idText),
  mainContactName: filterText,
  objectName: filterText,
  addressFormatted: filterText,
  projectOwnerUserInitials: filterText,
  projectReviewerUserInitials: filterText,
  ownerUserId: z.optional(idText),
  reviewerUserId: z.optional(idText),
  budgetUse: z.optional(z.enum(budgetUses, 'Okänt läge för budgeten.')),
  instalmentDueTo: z.optional(day),
  active: z.optional(flag),
  invoiceable: z.optional(flag),
};

export const listProjects = defineRoute({
  name: 'projects/list-projects',
  method: 'POST',
  writes: false,
  path: '/projects/list',
  role: 'Staff',
  summary: 'A page of projects, active ones unless showAll; newest code first unless ordered otherwise.',
  body: z.object({
    filter: listQuery(projectColumns, { ...projectFilters, sums: z.optional(flag) }),
    tagIds: z._default(z.array(id).check(z.maxLength(50, 'Högst 50 taggar.')), []),
  }),
  result: z.extend(paged(projectRowSchema), { sums: z.optional(projectSumsSchema) }),
  rights: ['read-lists'],
});

export const getAllProjects = defineRoute({
  name: 'projects/get-all-projects',
  method: 'GET',
  path: '/projects/get-all',
  role: 'Staff',
  summary: 'All active projects for a selector, or those that a search finds.',
  query: choiceQuery,
  result: z.array(projectOptionSchema),
  errors: ['too_large'],
  rights: ['read-lists'],
});

export const getProject = defineRoute({
  name: 'projects/get-project',
  method: 'GET',
  path: '/projects/{projectId}',
  role: 'Staff',
  summary: 'One project with its contacts, addresses and tags.',
  params,
  result: projectSchema,
  errors: ['not_found'],
});

export const getProjectByCode = defineRoute({
  name: 'projects/get-project-by-code',
  method: 'GET',
  path: '/projects/code/{projectCode}',
  role: 'Staff',
  summary: 'One project by its code.',
  params: z.object({ projectCode: requiredText(32) }),
  result: projectSchema,
  errors: ['not_found'],
});

export const getProjectFigures = defineRoute({
  name: 'projects/get-project-figures',
  method: 'GET',
  path: '/projects/{projectId}/figures',
  role: 'Staff',
  summary: 'A project’s budget, worked and invoiced sums, by month and person, and its work below list price.',
  params,
  result: z.extend(projectFiguresSchema, { agreement: agreementSchema }),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const createProject = defineRoute({
  name: 'projects/create-project',
  method: 'POST',
  path: '/projects',
  role: 'Staff',
  summary: 'Create a project; the server allocates its code.',
  body: projectFieldsSchema,
  result: projectSchema,
});

export const updateProject = defineRoute({
  name: 'projects/update-project',
  method: 'PUT',
  path: '/projects/{projectId}',
  role: 'Staff',
  summary: 'Save a project.',
  params,
  body: projectEditSchema,
  result: projectSchema,
  errors: ['not_found', 'stale_version', 'locked'],
});

export const deleteProject = defineRoute({
  name: 'projects/delete-project',
  method: 'DELETE',
  path: '/projects/{projectId}',
  role: 'SuperAdmin',
  summary: 'Delete a project that has no invoices.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'in_use', 'stale_version'],
});

export const getOwnedProjects = defineRoute({
  name: 'projects/get-owned-projects',
  method: 'GET',
  path: '/users/{userId}/projectowner',
  role: 'SuperAdmin',
  summary: 'The projects a user owns, newest first; also of a user that is deleted.',
  params: idParams('userId'),
  result: z.array(projectRowSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getReviewedProjects = defineRoute({
  name: 'projects/get-reviewed-projects',
  method: 'GET',
  path: '/users/{userId}/projectreviewer',
  role: 'SuperAdmin',
  summary: 'The projects a user reviews, newest first; also of a user that is deleted.',
  params: idParams('userId'),
  result: z.array(projectRowSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const projectsRoutes = [
  listProjects,
  getAllProjects,
  getProject,
  getProjectByCode,
  getProjectFigures,
  createProject,
  updateProject,
  deleteProject,
  getOwnedProjects,
  getReviewedProjects,
];
