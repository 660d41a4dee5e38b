import { useEffect } from 'react';
import { getAllUsers } from '../../../../shared/contract/calls/users.ts';
import { useRoute } from '../../api/use-route.ts';
import { toast } from '../../state/toast.ts';
import { projectFormText as text } from '../../text/project-form.ts';
import { fresh, useTags } from './use-tags.ts';
import type { Option } from '../../components/form/options.ts';

export function useProjectChoices() {
  const users = useRoute(getAllUsers, {}, fresh);
  const tags = useTags();
  const all = [users, tags];
  return {
    users: users.data ?? [],
    tags: tags.data ?? [],
    isReady: all.every(({ data, error }) => data !== undefined || error),
    error: all.find(({ data, error }) => data === undefined && error)?.error ?? undefined,
    readAgain: () => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

export type ProjectChoices = ReturnType<typeof useProjectChoices>;

export function useReportMissingChoices(error: Error | undefined): void {
  useEffect(() => {
    if (!error) return;
    console.error(error);
    toast.error(text.choicesNotRead);
  }, [error]);
}

export function tagOptions(tags: ProjectChoices['tags']): Option[] {
  return tags.map(({ tagId, name }) => ({ value: tagId, label: name }));
}
