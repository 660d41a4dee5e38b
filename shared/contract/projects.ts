import * as z from 'zod/mini';
import * as calls from './calls/projects.ts';
import { choiceQuery } from './choices.ts';
import { budgetUses } from '../codes/projects.ts';
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
import { defineRoute } from './route.ts';

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

export const listProjects = defineRoute(calls.listProjects, {
  summary: 'A page of projects, active ones unless showAll; newest code first unless ordered otherwise.',
  body: z.object({
    filter: listQuery(projectColumns, { ...projectFilters, sums: z.optional(flag) }),
    tagIds: z._default(z.array(id).check(z.maxLength(50, 'Högst 50 taggar.')), []),
  }),
  result: z.extend(paged(projectRowSchema), { sums: z.optional(projectSumsSchema) }),
  rights: ['read-lists'],
});

export const getAllProjects = defineRoute(calls.getAllProjects, {
  summary: 'All active projects for a selector, or those that a search finds.',
  query: choiceQuery,
  result: z.array(projectOptionSchema),
  errors: ['too_large'],
  rights: ['read-lists'],
});

export const getProject = defineRoute(calls.getProject, {
  summary: 'One project with its contacts, addresses and tags.',
  params,
  result: projectSchema,
  errors: ['not_found'],
});

export const getProjectByCode = defineRoute(calls.getProjectByCode, {
  summary: 'One project by its code.',
  params: z.object({ projectCode: requiredText(32) }),
  result: projectSchema,
  errors: ['not_found'],
});

export const getProjectFigures = defineRoute(calls.getProjectFigures, {
  summary: 'A project’s budget, worked and invoiced sums, by month and person, and its work below list price.',
  params,
  result: z.extend(projectFiguresSchema, { agreement: agreementSchema }),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const createProject = defineRoute(calls.createProject, {
  summary: 'Create a project; the server allocates its code.',
  body: projectFieldsSchema,
  result: projectSchema,
});

export const updateProject = defineRoute(calls.updateProject, {
  summary: 'Save a project.',
  params,
  body: projectEditSchema,
  result: projectSchema,
  errors: ['not_found', 'stale_version', 'locked'],
});

export const deleteProject = defineRoute(calls.deleteProject, {
  summary: 'Delete a project that has no invoices.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'in_use', 'stale_version'],
});

export const getOwnedProjects = defineRoute(calls.getOwnedProjects, {
  summary: 'The projects a user owns, newest first; also of a user that is deleted.',
  params: idParams('userId'),
  result: z.array(projectRowSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getReviewedProjects = defineRoute(calls.getReviewedProjects, {
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
