import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listAttention } from '../../../../shared/contract/calls/attention.ts';
import { sessionValue } from '../../api/session.ts';
import { useValue } from '../../state/value.ts';
import { paths } from '../../navigation/paths.ts';
import { useRoute } from '../../api/use-route.ts';
import { Pending } from '../../components/delayed.tsx';
import { attentionCount } from '../../text/attention-count.ts';
import { attentionText as text } from '../../text/attention.ts';

/** @param isOwn counts only what concerns one's own invoices */
export function AttentionNotice({ isOwn }: { isOwn: boolean }) {
  const session = useValue(sessionValue);
  const { data = [], isLoading } = useRoute(listAttention, {}, { silent: true });
  const { length } = data.filter(
    ({ projectOwnerUserId, projectOwnerUserInitials }) =>
      !isOwn ||
      projectOwnerUserId === session?.userId ||
      (projectOwnerUserId === null && projectOwnerUserInitials === session?.initials),
  );
  if (isLoading) return <Pending />;
  if (length === 0) return null;
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle />}
      title={attentionCount(length)}
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
