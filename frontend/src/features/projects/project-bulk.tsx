import type { BulkChange } from '../../../../shared/contract/bulk.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import type { Option } from '../../components/form/options.ts';
import { LinkSelect } from '../../components/list/link-select.tsx';
import type { BulkProps } from '../../components/list/list-definition.ts';
import { changeMarked } from '../../components/list/change-marked.tsx';
import { selectionText as text } from '../../text/selection.ts';
import { tagsText } from '../../text/tags.ts';
import { userOptions } from '../../components/user-options.ts';
import { useProjectChoices, tagOptions } from './use-project-choices.ts';

const narrow = { w: '9rem' };
const nobody: Option = { value: 0, label: text.nobody };

export function ProjectBulk({ rows, onDone }: BulkProps<ProjectRow>) {
  const choices = useProjectChoices();

  async function change(title: string, verb: string, what: BulkChange) {
    if (!(await confirm({ title, message: '', verb }))) return;
    const marked = rows.map(({ projectId, projectCode }) => ({ id: projectId, name: projectCode }));
    const refused = await changeMarked(what, marked);
    if (refused) onDone(refused);
  }

  function changePerson(of: 'ansvarig' | 'granskare', what: 'project-owner' | 'project-reviewer', value: number) {
    const user = choices.users.find(({ userId }) => userId === value);
    const name = user && `${user.firstName} ${user.lastName}`;
    const verb = user ? text.verbs.change : text.verbs.remove;
    void change(text.askPerson(of, name, 'project', rows.length), verb, { what, userId: value || null });
  }

  const nameOfTag = (value: number) => choices.tags.find(({ tagId }) => tagId === value)?.name ?? '';
  const ofUsers = { options: [nobody, ...userOptions(choices.users)], nothing: text.noChoices, input: narrow };
  const ofTags = { options: tagOptions(choices.tags), nothing: tagsText.none, input: narrow };

  return (
    <>
      <LinkSelect
        {...ofUsers}
        label={text.owner}
        onChosen={(value) => changePerson('ansvarig', 'project-owner', value)}
      />
      <LinkSelect
        {...ofUsers}
        label={text.reviewer}
        onChosen={(value) => changePerson('granskare', 'project-reviewer', value)}
      />
      <LinkSelect
        {...ofTags}
        label={text.addTag}
        onChosen={(value) =>
          void change(text.askAddTag(nameOfTag(value), rows.length), text.verbs.add, {
            what: 'project-tags',
            add: [value],
            remove: [],
          })
        }
      />
      <LinkSelect
        {...ofTags}
        label={text.removeTag}
        onChosen={(value) =>
          void change(text.askRemoveTag(nameOfTag(value), rows.length), text.verbs.remove, {
            what: 'project-tags',
            add: [],
            remove: [value],
          })
        }
      />
    </>
  );
}
