import { linkProjectContact, unlinkProjectContact } from '../../../../shared/contract/calls/contacts.ts';
import { offerUndoByCall } from '../../api/undo.ts';
import { useSave } from '../../api/use-save.ts';
import { toast } from '../../state/toast.ts';
import { contactsText as text } from '../../text/contacts.ts';

export function useProjectLinks(projectId: number) {
  const linking = useSave(linkProjectContact, { success: text.linked, failure: text.notLinked });
  const unlinking = useSave(unlinkProjectContact, { failure: text.notUnlinked });

  // `useSave` has shown the error.
  const link = (contactId: number) => linking.save({ body: { projectId, contactId } }).catch(() => undefined);

  async function unlink(contactId: number) {
    try {
      await unlinking.save({ params: { projectId, contactId } });
    } catch {
      return;
    }
    toast.success(text.unlinked, offerUndoByCall(linkProjectContact, { body: { projectId, contactId } }, text.linked));
  }

  return { link, unlink };
}
