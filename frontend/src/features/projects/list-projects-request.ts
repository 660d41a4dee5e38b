import type { listProjects } from '../../../../shared/contract/projects.ts';
import type { BodyInput } from '../../../../shared/contract/route.ts';
import type { FilterValues, ListQuery } from '../../components/list/use-list-state.ts';

export function listProjectsRequest({ tagIds, ...filter }: ListQuery & FilterValues): {
  body: BodyInput<typeof listProjects>;
} {
  const ids = (tagIds ?? '').split(',').filter((text) => /^\d+$/.test(text));
  return { body: { filter: filter as BodyInput<typeof listProjects>['filter'], tagIds: ids.map(Number) } };
}
