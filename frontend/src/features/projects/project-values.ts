import { project as entity } from '../../../../shared/entities/project.ts';
import { type Project, type ProjectFields, projectFieldsSchema } from '../../../../shared/schemas/project.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

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

export const projectValues = {
  empty: (userId, as) => ({
    ...empty,
    customerId: null,
    budget: 0,
    projectOwnerUserId: as === 'owner' ? userId : null,
    projectReviewerUserId: as === 'reviewer' ? userId : null,
    version: 0,
  }),
  fromView: (view) => ({
    ...pickFields(view, projectFieldsSchema.shape),
    tagIds: tagIdsOf(view),
    version: view.version,
  }),
} satisfies FormValues<ProjectValues, Project, [userId: number, as: 'owner' | 'reviewer']>;

export function tagIdsOf({ tags }: Pick<Project, 'tags'>): number[] {
  return tags.map(({ tagId }) => tagId);
}

export function areSameTags(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((tagId) => b.includes(tagId));
}
