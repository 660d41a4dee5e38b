import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { UndrawnSign } from '../../../../shared/domain/invoice/undrawn-signs.ts';
import { undrawnSentence } from '../../../../shared/text/undrawn-signs.ts';

/** What keeps an invoice from being issued, beside the button that would issue it. */
export function UndrawnSigns({ signs }: { signs: readonly UndrawnSign[] }) {
  if (signs.length === 0) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle />} p="xs" mr="auto">
      {undrawnSentence(signs)}
    </Alert>
  );
}
