import '@mantine/core/styles/Alert.css';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { findLikeCustomers } from '../../../../shared/contract/calls/customers.ts';
import type { LikeCustomer } from '../../../../shared/schemas/customer.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { customersText as text } from '../../text/customers.ts';
import type { CustomerValues } from './customer-values.ts';

type Props = { form: FormOf<CustomerValues>; customerId: number | undefined };

const afterMs = 300;

export function LikeCustomers({ form, customerId }: Props) {
  const typed = { name: useWatched(form, 'name'), organisationNumber: useWatched(form, 'organisationNumber') };
  const isChanged = form.isDirty('name') || form.isDirty('organisationNumber');
  const [search] = useDebouncedValue(JSON.stringify(typed), afterMs);
  const query = { ...(JSON.parse(search) as typeof typed), ...(customerId !== undefined && { except: customerId }) };
  const { data = [] } = useRoute(
    findLikeCustomers,
    { query },
    { enabled: isChanged, silent: true, keepPrevious: false },
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element cannot hold blocks
    <div role="status">
      {isChanged && data.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle />} p="xs" mt="xs">
          <Likes customers={data} likeness="organisationNumber" words={text.sameNumber} />
          <Likes customers={data} likeness="name" words={text.likeName} />
        </Alert>
      )}
    </div>
  );
}

type LikesProps = { customers: readonly LikeCustomer[]; likeness: LikeCustomer['likeness']; words: string };

function Likes({ customers, likeness, words }: LikesProps) {
  const panelStack = usePanels();
  const alike = customers.filter((customer) => customer.likeness === likeness);
  if (alike.length === 0) return null;
  return (
    <div>
      {words}{' '}
      {alike.map(({ customerId, name }, index) => {
        const { to, state } = panelStack.linkTo(panels.customer(customerId));
        return (
          <span key={customerId}>
            {index > 0 && ', '}
            <Anchor component={Link} to={to} state={state} size="sm">
              {name}
            </Anchor>
          </span>
        );
      })}
    </div>
  );
}
