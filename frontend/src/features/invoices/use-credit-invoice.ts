import { createCreditInvoice } from '../../../../shared/contract/invoices.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { made } from '../../components/panel/made.ts';
import { formatMoney } from '../../components/format.ts';
import { creditText as text } from '../../text/credit-invoices.ts';
import { useOnce } from './use-once.ts';

type Credit = { invoiceId: number; preview: InvoiceDocument };

export function useCreditInvoice() {
  const { save } = useSave(createCreditInvoice, {
    success: (credit) => made(text.created(credit.serialNumberPadded), panels.invoice(credit.invoiceId)),
    failure: text.notCreated,
  });
  return useOnce(async ({ invoiceId, preview }: Credit): Promise<number | undefined> => {
    const { refSerialNumberPadded, customerName, sumTotal } = preview;
    const isSure = await confirm({
      title: text.createQuestion,
      message: text.createMessage(refSerialNumberPadded, customerName, formatMoney(-sumTotal)),
      verb: text.create,
    });
    return isSure ? (await save({ params: { invoiceId } })).invoiceId : undefined;
  });
}
