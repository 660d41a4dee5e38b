import { Alert, Anchor, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { getFirstNumber } from '../../../../shared/contract/calls/invoices-by-hand.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { call } from '../../api/call.ts';
import { currentSession } from '../../api/session.ts';
import { useRoute } from '../../api/use-route.ts';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { firstNumberText as text } from '../../text/first-number.ts';

const setting = paths.systemSettingsField('firstInvoiceNumber');

const mayChange = (): boolean => hasRole(currentSession()?.role ?? 'Staff', 'SuperAdmin');

/** Before a firm's very first invoice: the number that it will take, and where that is set. */
export function FirstNumberNotice() {
  const first = useRoute(getFirstNumber, {}, { silent: true }).data?.firstNumber ?? null;
  if (first === null) return null;
  return (
    <Alert color="blue" icon={<IconInfoCircle />} title={text.title} mb="md">
      {text.takes(first)}{' '}
      {mayChange() ? (
        <Anchor component={Link} to={setting} inherit underline="always">
          {text.changeIt}
        </Anchor>
      ) : (
        text.askSuperAdmin
      )}
    </Alert>
  );
}

/**
 * The same in the question before the invoice is made; undefined once the firm has one.
 * @param onFollow shows the page of the setting, when the question has been closed
 */
export async function firstNumberInQuestion(onFollow: (to: string) => void): Promise<React.ReactNode> {
  // The question can be asked without it; the server decides the number.
  const first = await call(getFirstNumber, {}).then(
    ({ firstNumber }) => firstNumber,
    () => null,
  );
  if (first === null) return undefined;
  return (
    <Text inherit mt="sm">
      {text.takes(first)}{' '}
      {mayChange() ? (
        <DialogLink to={setting} onFollow={onFollow}>
          {text.changeIt}
        </DialogLink>
      ) : (
        text.askSuperAdmin
      )}
    </Text>
  );
}
