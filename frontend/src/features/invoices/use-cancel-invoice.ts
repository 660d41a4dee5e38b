import { cancelInvoice } from '../../../../shared/contract/calls/finance-integration.ts';
import { maxReasonLength } from '../../../../shared/codes/fortnox-differences.ts';
import type { AttentionItem } from '../../../../shared/schemas/attention.ts';
import { useSave } from '../../api/use-save.ts';
import { prompt } from '../../components/dialogs/dialogs.ts';
import { attentionText as text } from '../../text/attention.ts';

export function useCancelInvoice() {
  const { save, saving } = useSave(cancelInvoice, { success: text.cancelled, failure: text.notCancelled });

  async function cancel(
    { invoiceCode }: AttentionItem,
    { differenceId }: NonNullable<AttentionItem['difference']>,
  ): Promise<void> {
    const reason = await prompt({
      title: text.cancelTitle(invoiceCode),
      label: text.cancelReason,
      verb: text.cancel,
      maxLength: maxReasonLength,
    });
    if (reason !== undefined) await save({ params: { differenceId }, body: { reason } }).catch(() => {});
  }

  return { cancel, busy: saving };
}
