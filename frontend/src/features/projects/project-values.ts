import { project as entity } from '../../../../shared/entities/project.ts';
import type { Project, ProjectFields } from '../../../../shared/schemas/project.ts';

export type ProjectValues = Omit<ProjectFields, 'customerId' | 'projectOwnerUserId'> & {
  customerId: number | null;
  projectOwnerUserId: number | null;
  tagIds: number[];
  version: number;
};

const {
  projectCode: _code,
  budgetOre: _budgetOre,
  addresses: _addresses,
  contactIds: _contactIds,
  ...empty
} = entity.emptyInput;

/** A new project owned by the current user, or reviewed when it is created on the reviewer's home page. */
export function emptyProject(userId: number, as: 'owner' | 'reviewer'): ProjectValues {
  return {
    ...empty,
    customerId: null,
    budget: 0,
    projectOwnerUserId: as === 'owner' ? userId : null,
    projectReviewerUserId: as === 'reviewer' ? userId : null,
    version: 0,
  };
}

export function projectValues(project: Project): ProjectValues {
  return {
    customerId: project.customerId,
    active: project.active,
    budget: project.budget,
    paymentTermDays: project.paymentTermDays,
    invoiceText: project.invoiceText,
    invoiceMessage: project.invoiceMessage,
    invoiceEmail: project.invoiceEmail,
    costCenter: project.costCenter,
    projectOwnerUserId: project.projectOwnerUserId,
    projectReviewerUserId: project.projectReviewerUserId,
    mainContactId: project.mainContactId,
    invoiceAddressId: project.invoiceAddressId,
    objectAddressId: project.objectAddressId,
    tagIds: tagIdsOf(project),
    version: project.version,
  };
}

export const tagIdsOf = ({ tags }: Pick<Project, 'tags'>): number[] => tags.map(({ tagId }) => tagId);

/** Compares two sets of tags, ignoring order. */
export function areSameTags(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((tagId) => b.includes(tagId));
}
