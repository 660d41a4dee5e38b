import { getAllCustomers } from '../../../../shared/contract/customers.ts';
import { getAllProjects } from '../../../../shared/contract/projects.ts';
import { useRoute } from '../../api/use-route.ts';

/** Changes reach it through the hub; the time only covers a lost connection. */
const fresh = { staleTime: 5 * 60_000, silent: true };

/** What a person's selectors choose among; undefined until all of it is there. */
export function useContactChoices() {
  const customers = useRoute(getAllCustomers, {}, fresh);
  const projects = useRoute(getAllProjects, {}, fresh);
  const failed = [customers, projects].find(({ data, error }) => data === undefined && error);
  const choices = customers.data && projects.data ? { customers: customers.data, projects: projects.data } : undefined;
  return { choices, failed };
}

export type ContactChoices = NonNullable<ReturnType<typeof useContactChoices>['choices']>;
