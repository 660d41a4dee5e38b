import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { getCustomerAddresses } from '../../../../shared/contract/calls/addresses.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { addressesText as text } from '../../text/addresses.ts';
import { addressTypeLabels } from '../../../../shared/text/addresses.ts';
import classes from './customer-addresses.module.css';

export function CustomerAddresses({ customerId }: { customerId: number }) {
  const addresses = useRoute(getCustomerAddresses, { params: { customerId } }, { silent: true, keepPrevious: false });
  const panelStack = usePanels();
  return (
    <section className={classes['section']} aria-label={text.ofCustomer}>
      <div className={classes['header']}>
        <h3 className={classes['title']}>{text.ofCustomer}</h3>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size="0.875rem" />}
          onClick={() => void panelStack.open(panels.address(undefined, { customerId }))}
        >
          {text.addNew}
        </Button>
      </div>
      <QueryView query={addresses}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{text.customerHasNone}</p>
          ) : (
            <ul className={classes['list']}>
              {found.map((address) => (
                <AddressItem key={address.addressId} address={address} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

function AddressItem({ address: { addressId, formatted, addressType } }: { address: Address }) {
  const { to, state } = usePanels().linkTo(panels.address(addressId));
  return (
    <li className={classes['item']}>
      <Anchor component={Link} to={to} state={state} size="sm">
        {formatted}
      </Anchor>
      <span className={classes['type']}>{addressTypeLabels[addressType]}</span>
    </li>
  );
}
