import { createTag, deleteTag, updateTag } from '../../../../shared/contract/calls/tags.ts';
import { fold, identityOf } from '../../../../shared/lib/text.ts';
import { tagNameLength } from '../../../../shared/entities/tag.ts';
import type { TagOption } from '../../../../shared/schemas/tag.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm, prompt } from '../../components/dialogs/dialogs.ts';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { common } from '../../text/common.ts';
import { tagsText as text } from '../../text/tags.ts';

export function useTagActions(tags: readonly TagOption[]) {
  const creating = useSave(createTag, { success: ({ name }) => text.created(name), failure: text.notCreated });
  const updating = useSave(updateTag, { success: text.updated, failure: text.notUpdated });
  const { deleteRow, deletingIds } = useDeleteRow<TagOption, typeof deleteTag>({
    route: deleteTag,
    input: ({ tagId, version }) => ({ params: { tagId }, query: { version } }),
    idName: 'tagId',
    confirm: ({ name }) => ({ title: text.deleteTitle, message: text.deleteQuestion(name) }),
    success: text.deleted,
    failure: text.notDeleted,
  });

  async function ask(tag?: TagOption): Promise<string | undefined> {
    const others = tags.filter((one) => one.tagId !== tag?.tagId);
    const name = await prompt({
      title: tag ? text.rename : text.addNew,
      label: text.name,
      verb: common.save,
      maxLength: tagNameLength,
      ...(tag && { initial: tag.name }),
      check: (name) => {
        const other = others.find((one) => identityOf(one.name) === identityOf(name));
        return other && text.exists(other.name);
      },
    });
    const alike = others.find((one) => name !== undefined && fold(one.name) === fold(name));
    if (name === undefined || !alike) return name;
    const isMeant = await confirm({
      title: tag ? text.rename : text.addNew,
      message: text.isAlike(alike.name),
      verb: text.callIt(name),
    });
    return isMeant ? name : undefined;
  }

  return {
    deletingIds,
    create: async () => {
      const name = await ask();
      if (name !== undefined) await creating.save({ body: { name } }).catch(ignore);
    },
    rename: async (tag: TagOption) => {
      const name = await ask(tag);
      if (name === undefined || name === tag.name) return;
      await updating.save({ params: { tagId: tag.tagId }, body: { name, version: tag.version } }).catch(ignore);
    },
    remove: deleteRow,
  };
}

/** `useSave` has shown the error. */
function ignore(): void {}
