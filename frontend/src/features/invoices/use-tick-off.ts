import { tickOffDifference } from '../../../../shared/contract/calls/finance-integration.ts';
import { maxReasonLength } from '../../../../shared/codes/fortnox-differences.ts';
import type { AttentionItem } from '../../../../shared/schemas/attention.ts';
import { useSave } from '../../api/use-save.ts';
import { prompt } from '../../components/dialogs/dialogs.ts';
import { attentionText as text } from '../../text/attention.ts';
import { differenceTexts } from '../../text/fortnox-differences.ts';

export function useTickOff() {
  const { save, saving } = useSave(tickOffDifference, { success: text.tickedOff, failure: text.notTickedOff });

  async function tickOff(
    { invoiceCode }: AttentionItem,
    { differenceId, kind }: NonNullable<AttentionItem['difference']>,
  ) {
    const reason = await prompt({
      title: text.tickOffTitle([invoiceCode, differenceTexts[kind].label].filter(Boolean).join(', ')),
      label: text.tickOffReason,
      verb: text.tickOff,
      maxLength: maxReasonLength,
    });
    if (reason !== undefined) await save({ params: { differenceId }, body: { reason } }).catch(() => {});
  }

  return { tickOff, busy: saving };
}
