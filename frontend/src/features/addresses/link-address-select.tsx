import { getAddressesOfProjectCustomer } from '../../../../shared/contract/calls/addresses.ts';
import { useRoute } from '../../api/use-route.ts';
import { LinkSelect } from '../../components/list/link-select.tsx';
import { addressesText as text } from '../../text/addresses.ts';

type Props = { projectId: number; linkedIds: readonly number[]; onChosen: (addressId: number) => void };

export function LinkAddressSelect({ projectId, linkedIds, onChosen }: Props) {
  const addresses = useRoute(getAddressesOfProjectCustomer, { params: { projectId } }, { keepPrevious: false });
  const left = (addresses.data ?? []).filter(({ addressId }) => !linkedIds.includes(addressId));
  return (
    <LinkSelect
      label={text.link}
      options={left.map(({ addressId, formatted }) => ({ value: addressId, label: formatted }))}
      nothing={text.nothingToLink}
      onChosen={onChosen}
    />
  );
}
