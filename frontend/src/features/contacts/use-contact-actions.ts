import { IconFileSpreadsheet } from '@tabler/icons-react';
import { deleteContact, exportContact } from '../../../../shared/contract/calls/contacts.ts';
import type { ContactRow } from '../../../../shared/schemas/contact.ts';
import { useDownload } from '../../api/use-download.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { toast } from '../../state/toast.ts';
import { contactsText as text } from '../../text/contacts.ts';

export function useContactActions() {
  const { download } = useDownload(exportContact, text.notExported);
  const { deleteRow, deletingIds } = useDeleteRow<ContactRow, typeof deleteContact>({
    route: deleteContact,
    input: ({ contactId, version }) => ({ params: { contactId }, query: { version } }),
    idName: 'contactId',
    confirm: ({ fullName }) => ({ title: text.deleteTitle, message: text.deleteQuestion(fullName) }),
    waitsAs: ({ fullName }) => fullName,
    success: text.deleted,
    failure: text.notDeleted,
  });

  async function exportRow({ contactId }: ContactRow) {
    if (await download({ params: { contactId } }, 'contact.xlsx')) toast.success(text.exported);
  }

  const edit: RowAction<ContactRow> = editAction((row) => panels.contact(row.contactId));
  const exportAction: RowAction<ContactRow> = {
    key: 'export',
    label: text.export,
    icon: IconFileSpreadsheet,
    inRow: true,
    onSelect: (row) => void exportRow(row),
  };
  const remove: RowAction<ContactRow> = deleteAction(deleteRow);
  return { edit, exportAction, remove, deletingIds };
}
