import { listContacts } from '../../../../shared/contract/calls/contacts.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { ImportButton } from '../../components/spreadsheet/import-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { contactsText as text } from '../../text/contacts.ts';
import { contactsList } from './contacts-list.ts';
import { useContactActions } from './use-contact-actions.ts';

export function ContactsPage() {
  const { edit, exportAction, remove, deletingIds } = useContactActions();
  return (
    <ListPage
      list={contactsList}
      route={listContacts}
      actions={[edit, exportAction, remove]}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.contact() }}
      toolbar={
        <>
          <PageButton to={paths.addresses}>{text.addresses}</PageButton>
          <ImportButton kind="contact" />
        </>
      }
    />
  );
}
