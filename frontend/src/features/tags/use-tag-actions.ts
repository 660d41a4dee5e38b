import { useEffect, useRef } from 'react';
import { createTag, deleteTag, updateTag } from '../../../../shared/contract/calls/tags.ts';
import { fold, identityOf } from '../../../../shared/lib/text.ts';
import { tagNameLength } from '../../../../shared/entities/tag.ts';
import type { TagOption } from '../../../../shared/schemas/tag.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { prompt } from '../../components/dialogs/prompt.ts';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { common } from '../../text/common.ts';
import { tagsText as text } from '../../text/tags.ts';

export function useTagActions(tags: readonly TagOption[]) {
  const creating = useSave(createTag, { success: ({ name }) => text.created(name), silent: true });
  const updating = useSave(updateTag, { success: text.updated, silent: true });
  const { deleteRow, deletingIds } = useDeleteRow<TagOption, typeof deleteTag>({
    route: deleteTag,
    input: ({ tagId, version }) => ({ params: { tagId }, query: { version } }),
    idName: 'tagId',
    confirm: ({ name }) => ({ title: text.deleteTitle, message: text.deleteQuestion(name) }),
    success: text.deleted,
    failure: text.notDeleted,
  });

  // A dialog may be open for long, while others change the tags.
  const newest = useRef(tags);
  useEffect(() => {
    newest.current = tags;
  });

  async function isMeant(name: string, { title, others }: { title: string; others: readonly TagOption[] }) {
    const alike = others.find((one) => fold(one.name) === fold(name));
    return !alike || confirm({ title, message: text.isAlike(alike.name), verb: text.callIt(name) });
  }

  function ask(request: { title: string; failure: string; run: (name: string) => Promise<unknown> }, tag?: TagOption) {
    const others = () => newest.current.filter(({ tagId }) => tagId !== tag?.tagId);
    return prompt({
      ...request,
      label: text.name,
      verb: common.save,
      maxLength: tagNameLength,
      ...(tag && { initial: tag.name }),
      check: (name) => {
        const other = others().find((one) => identityOf(one.name) === identityOf(name));
        return other && text.exists(other.name);
      },
      run: async (name) =>
        (await isMeant(name, { title: request.title, others: others() })) ? request.run(name) : false,
      readAgain: () => invalidateKinds(updateTag.changes),
    });
  }

  function rename(tag: TagOption): Promise<boolean> {
    const { tagId } = tag;
    const current = () => newest.current.find((one) => one.tagId === tagId) ?? tag;
    return ask(
      {
        title: text.rename,
        failure: text.notUpdated,
        run: async (name) => {
          const { name: before, version } = current();
          if (name !== before) await updating.save({ params: { tagId }, body: { name, version } });
        },
      },
      tag,
    );
  }

  return {
    deletingIds,
    create: () =>
      ask({ title: text.addNew, failure: text.notCreated, run: (name) => creating.save({ body: { name } }) }),
    rename,
    remove: deleteRow,
  };
}
