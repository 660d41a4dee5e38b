import { Button } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { creditRefusal, isCreditShown } from '../../../../shared/domain/invoice/credit-rules.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { panels } from '../../navigation/paths.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { creditText as text } from '../../text/credit-invoices.ts';

type Props = { invoice: Invoice; reasonId: string };

export function CreditButton({ invoice, reasonId }: Props) {
  const panelStack = usePanels();
  if (!isCreditShown(invoice)) return null;
  const isRefused = creditRefusal(invoice) !== undefined;
  return (
    <Button
      variant="default"
      leftSection={<IconReceiptRefund size="1rem" />}
      disabled={isRefused}
      aria-describedby={isRefused ? reasonId : undefined}
      onClick={() => void panelStack.open(panels.creditReview(invoice.invoiceId))}
    >
      {text.credit}
    </Button>
  );
}
