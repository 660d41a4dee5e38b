import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type UndrawnSign, paperOf, writtenIn } from '../../../../shared/domain/invoice/undrawn-signs.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { type Paper, undrawnSentence, writtenSentence } from '../../../../shared/text/undrawn-signs.ts';

type Props = { signs: readonly UndrawnSign[]; paper?: Paper };

/** What keeps an invoice from being issued, beside the button that would issue it. */
export function UndrawnSigns({ signs, paper = 'fakturan' }: Props) {
  if (signs.length === 0) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle />} p="xs" mr="auto">
      {undrawnSentence(signs, paper)}
    </Alert>
  );
}

/** Above a preview that has no list of remarks: what it writes instead of signs that cannot be shown. */
export function WrittenSigns({ document }: { document: InvoiceDocument }) {
  const signs = writtenIn(document);
  if (signs.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} p="xs" mb="md">
      {writtenSentence(signs, paperOf(document))}
    </Alert>
  );
}
