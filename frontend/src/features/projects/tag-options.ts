import type { Option } from '../../components/form/options.ts';
import type { ProjectChoices } from './use-project-choices.ts';

export function tagOptions(tags: ProjectChoices['tags']): Option[] {
  return tags.map(({ tagId, name }) => ({ value: tagId, label: name }));
}
