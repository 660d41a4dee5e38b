import { cancelInvoice } from '../../../../shared/contract/calls/finance-integration.ts';
import { maxReasonLength } from '../../../../shared/codes/fortnox-differences.ts';
import type { AttentionItem } from '../../../../shared/schemas/attention.ts';
import { useSave } from '../../api/use-save.ts';
import { prompt } from '../../components/dialogs/prompt.ts';
import { attentionText as text } from '../../text/attention.ts';

export function useCancelInvoice() {
  const { save } = useSave(cancelInvoice, { success: text.cancelled, silent: true });

  return ({ invoiceCode }: AttentionItem, { differenceId }: NonNullable<AttentionItem['difference']>) =>
    prompt({
      title: text.cancelTitle(invoiceCode),
      label: text.cancelReason,
      verb: text.cancel,
      maxLength: maxReasonLength,
      failure: text.notCancelled,
      run: (reason) => save({ params: { differenceId }, body: { reason } }),
    });
}
