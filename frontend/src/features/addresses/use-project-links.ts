import { linkProjectAddress, unlinkProjectAddress } from '../../../../shared/contract/calls/addresses.ts';
import { offerUndoByCall } from '../../api/undo.ts';
import { useSave } from '../../api/use-save.ts';
import { toast } from '../../state/toast.ts';
import { addressesText as text } from '../../text/addresses.ts';

export function useProjectLinks(projectId: number) {
  const linking = useSave(linkProjectAddress, { success: text.linked, failure: text.notLinked });
  const unlinking = useSave(unlinkProjectAddress, { failure: text.notUnlinked });

  const link = (addressId: number, primary = false) =>
    // `useSave` has shown the error.
    linking.save({ body: { projectId, addressId, primary } }).catch(() => undefined);

  async function unlink({ addressId, isMain }: { addressId: number; isMain: boolean }) {
    try {
      await unlinking.save({ params: { projectId, addressId } });
    } catch {
      return;
    }
    toast.success(
      text.unlinked,
      offerUndoByCall(linkProjectAddress, { body: { projectId, addressId, primary: isMain } }, text.linked),
    );
  }

  return { link, unlink };
}
