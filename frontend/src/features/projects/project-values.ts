import { project as entity } from '../../../../shared/entities/project.ts';
import type { Project, ProjectFields } from '../../../../shared/schemas/project.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type ProjectValues = Omit<ProjectFields, 'customerId' | 'projectOwnerUserId' | 'tagIds'> & {
  customerId: number | null;
  projectOwnerUserId: number | null;
  tagIds: number[];
  version: number;
};

/** What a customer says of its projects. */
export type CustomerDefaults = Partial<Pick<ProjectValues, 'customerId' | 'paymentTermDays' | 'invoiceAddressId'>>;

const {
  projectCode: _code,
  budgetOre: _budgetOre,
  addresses: _addresses,
  contactIds: _contactIds,
  ...emptyInput
} = entity.emptyInput;

const empty = { ...emptyInput, customerId: null, budget: 0 };

export const projectValues = {
  empty: (userId, as, ofCustomer = {}) => ({
    ...empty,
    ...ofCustomer,
    projectOwnerUserId: as === 'owner' ? userId : null,
    projectReviewerUserId: as === 'reviewer' ? userId : null,
    version: 0,
  }),
  fromView: (view) => ({
    ...pickFields(view, empty),
    tagIds: tagIdsOf(view),
    version: view.version,
  }),
} satisfies FormValues<
  ProjectValues,
  Project,
  [userId: number, as: 'owner' | 'reviewer', ofCustomer?: CustomerDefaults]
>;

function tagIdsOf({ tags }: Pick<Project, 'tags'>): number[] {
  return tags.map(({ tagId }) => tagId);
}
