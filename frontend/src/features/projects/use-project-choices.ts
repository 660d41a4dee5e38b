import { useEffect } from 'react';
import { getAllContacts } from '../../../../shared/contract/contacts.ts';
import { getAllCustomers } from '../../../../shared/contract/customers.ts';
import { getAllTags } from '../../../../shared/contract/tags.ts';
import { getAllUsers } from '../../../../shared/contract/users.ts';
import { useRoute } from '../../api/use-route.ts';
import { toast } from '../../components/toast/toast.ts';
import { projectsText as text } from '../../text/projects.ts';

/** Changes reach it through the hub; the time only covers a lost connection. */
const fresh = { staleTime: 5 * 60_000, silent: true };

/** Everything a project's selectors choose among. */
export function useProjectChoices() {
  const customers = useRoute(getAllCustomers, {}, fresh);
  const users = useRoute(getAllUsers, {}, fresh);
  const contacts = useRoute(getAllContacts, {}, fresh);
  const tags = useRoute(getAllTags, {}, fresh);
  const all = [customers, users, contacts, tags];
  return {
    customers: customers.data ?? [],
    users: users.data ?? [],
    contacts: contacts.data ?? [],
    tags: tags.data ?? [],
    /** Each has come, or will not. */
    isReady: all.every(({ data, error }) => data !== undefined || error),
    error: all.find(({ data, error }) => data === undefined && error)?.error ?? undefined,
    readAgain: () => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

export type ProjectChoices = ReturnType<typeof useProjectChoices>;

/** Tells once that the selectors could not be filled. */
export function useTellMissingChoices(error: Error | undefined): void {
  useEffect(() => {
    if (!error) return;
    console.error(error);
    toast.error(text.choicesNotRead);
  }, [error]);
}
