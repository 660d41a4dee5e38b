import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listAttention } from '../../../../shared/contract/invoices.ts';
import { paths } from '../../navigation/paths.ts';
import { useRoute } from '../../api/use-route.ts';
import { attentionText as text } from '../../text/attention.ts';

export function AttentionNotice({ owner }: { owner?: string | undefined }) {
  const { data = [] } = useRoute(listAttention, {}, { silent: true });
  const { length } = data.filter((one) => owner === undefined || one.projectOwnerUserInitials === owner);
  if (length === 0) return null;
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle />}
      title={text.counted(length)}
      m="0.5rem 0.75rem 0"
      py="xs"
      flex="none"
    >
      <Anchor component={Link} to={paths.invoiceAttention} size="sm">
        {text.show}
      </Anchor>
    </Alert>
  );
}
