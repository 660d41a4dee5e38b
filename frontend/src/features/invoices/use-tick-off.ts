import { tickOffDifference } from '../../../../shared/contract/calls/finance-integration.ts';
import { maxReasonLength } from '../../../../shared/codes/fortnox-differences.ts';
import type { AttentionItem } from '../../../../shared/schemas/attention.ts';
import { useSave } from '../../api/use-save.ts';
import { prompt } from '../../components/dialogs/prompt.ts';
import { attentionText as text } from '../../text/attention.ts';
import { differenceTexts } from '../../text/fortnox-differences.ts';

export function useTickOff() {
  const { save } = useSave(tickOffDifference, { success: text.tickedOff, silent: true });

  return ({ invoiceCode }: AttentionItem, { differenceId, kind }: NonNullable<AttentionItem['difference']>) =>
    prompt({
      title: text.tickOffTitle([invoiceCode, differenceTexts[kind].label].filter(Boolean).join(', ')),
      label: text.tickOffReason,
      verb: text.tickOff,
      maxLength: maxReasonLength,
      failure: text.notTickedOff,
      run: (reason) => save({ params: { differenceId }, body: { reason } }),
    });
}
