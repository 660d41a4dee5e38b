import type { BulkChange } from '../../../../shared/contract/bulk.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import type { Option } from '../../components/form/options.ts';
import { LinkSelect } from '../../components/list/link-select.tsx';
import type { BulkProps } from '../../components/list/bulk-props.ts';
import { changeMarked } from '../../components/list/change-marked.tsx';
import { selectionText as text } from '../../text/selection.ts';
import { tagsText } from '../../text/tags.ts';
import { tagOptions, userOptions } from './project-options.ts';
import { useProjectChoices } from './use-project-choices.ts';

const narrow = { w: '9rem' };
const nobody: Option = { value: 0, label: text.nobody };

export function ProjectBulk({ rows, onDone }: BulkProps<ProjectRow>) {
  const choices = useProjectChoices();
  const users = [nobody, ...userOptions(choices.users)];
  const tags = tagOptions(choices.tags);

  async function change(label: string, options: readonly Option[], value: number, what: BulkChange) {
    const chosen = options.find((option) => option.value === value)?.label ?? '';
    if (!(await confirm({ title: text.ask(label, chosen, rows.length), message: '', verb: text.verb }))) return;
    const marked = rows.map(({ projectId, projectCode }) => ({ id: projectId, name: projectCode }));
    const refused = await changeMarked(what, marked);
    if (refused) onDone(refused);
  }

  const select = (
    label: string,
    options: readonly Option[],
    changeTo: (value: number) => BulkChange,
    nothing: string = text.noChoices,
  ) => (
    <LinkSelect
      label={label}
      options={options}
      nothing={nothing}
      input={narrow}
      onChosen={(value) => void change(label, options, value, changeTo(value))}
    />
  );

  return (
    <>
      {select(text.owner, users, (value) => ({ what: 'project-owner', userId: value || null }))}
      {select(text.reviewer, users, (value) => ({ what: 'project-reviewer', userId: value || null }))}
      {select(text.addTag, tags, (value) => ({ what: 'project-tags', add: [value], remove: [] }), tagsText.none)}
      {select(text.removeTag, tags, (value) => ({ what: 'project-tags', add: [], remove: [value] }), tagsText.none)}
    </>
  );
}
