import type { listProjects } from '../../../../shared/contract/calls/projects.ts';
import type { BodyInput } from '../../../../shared/contract/call-types.ts';
import { withOwnId } from '../../components/list/own-filter.ts';
import type { ListRequest } from '../../components/list/use-list-state.ts';

export function listProjectsRequest({ tagIds, ...request }: ListRequest): {
  body: BodyInput<typeof listProjects>;
} {
  const ids = String(tagIds ?? '')
    .split(',')
    .filter((text) => /^\d+$/.test(text));
  const filter = withOwnId(request);
  return { body: { filter, tagIds: ids.map(Number) } };
}
