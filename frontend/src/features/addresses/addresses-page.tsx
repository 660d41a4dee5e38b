import { listAddresses } from '../../../../shared/contract/calls/addresses.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { ImportButton } from '../../components/spreadsheet/import-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { addressesText as text } from '../../text/addresses.ts';
import { addressesList } from './addresses-list.ts';
import { useAddressActions } from './use-address-actions.ts';

export function AddressesPage() {
  const { edit, remove, deletingIds } = useAddressActions();
  return (
    <ListPage
      list={addressesList}
      route={listAddresses}
      actions={[edit, remove]}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.address() }}
      toolbar={
        <>
          <PageButton to={paths.persons}>{text.persons}</PageButton>
          <ImportButton kind="address" />
        </>
      }
    />
  );
}
