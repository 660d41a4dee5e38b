import '../../components/form/field-styles.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { getAddressesOfProjectCustomer } from '../../../../shared/contract/addresses.ts';
import { useRoute } from '../../api/use-route.ts';
import { foldedFilter, shownOptions } from '../../components/form/options.ts';
import { addressesText as text } from '../../text/addresses.ts';

type Props = { projectId: number; linkedIds: readonly number[]; onChosen: (addressId: number) => void };

/** Links one more of the customer's addresses to the project. */
export function LinkAddressSelect({ projectId, linkedIds, onChosen }: Props) {
  const [search, setSearch] = useState('');
  const addresses = useRoute(getAddressesOfProjectCustomer, { params: { projectId } }, { keepPrevious: false });
  const left = (addresses.data ?? []).filter(({ addressId }) => !linkedIds.includes(addressId));
  return (
    <Select
      size="xs"
      w="15rem"
      aria-label={text.link}
      placeholder={text.link}
      data={left.map(({ addressId, formatted }) => ({ value: String(addressId), label: formatted }))}
      value={null}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={foldedFilter}
      limit={shownOptions}
      nothingFoundMessage={text.nothingToLink}
      comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
      onChange={(chosen) => {
        setSearch('');
        if (chosen !== null) onChosen(Number(chosen));
      }}
    />
  );
}
