import { createCreditInvoice } from '../../../../shared/contract/calls/invoices.ts';
import { createPartCredit } from '../../../../shared/contract/calls/part-credits.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { made } from '../../components/panel/created-records.ts';
import { formatMoney } from '../../components/format.ts';
import { creditText as text } from '../../text/credit-invoices.ts';
import { partCreditText } from '../../text/part-credits.ts';
import type { PartCreditBody } from './part-credit.ts';
import { useOnce } from './use-once.ts';

/** `body` is left out for the whole invoice, or all that is left of it. */
type Credit = { invoiceId: number; preview: InvoiceDocument; body: PartCreditBody | undefined };

export function useCreditInvoice() {
  const words = {
    success: (credit: { serialNumberPadded: string; invoiceId: number }) =>
      made(text.created(credit.serialNumberPadded), panels.invoice(credit.invoiceId)),
    failure: text.notCreated,
  };
  const { save: saveWhole } = useSave(createCreditInvoice, words);
  const { save: savePart } = useSave(createPartCredit, words);
  return useOnce(async ({ invoiceId, preview, body }: Credit): Promise<number | undefined> => {
    const { refSerialNumberPadded, customerName, sumTotal, creditScope } = preview;
    const message = creditScope === 'Whole' ? text.createMessage : partCreditText.createMessage;
    const isSure = await confirm({
      title: text.createQuestion,
      message: message(refSerialNumberPadded, customerName, formatMoney(-sumTotal)),
      verb: text.create,
    });
    if (!isSure) return undefined;
    const params = { invoiceId };
    const credit = body ? await savePart({ params, body }) : await saveWhole({ params });
    return credit.invoiceId;
  });
}
