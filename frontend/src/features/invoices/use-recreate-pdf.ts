import { recreateInvoicePdf } from '../../../../shared/contract/calls/invoices.ts';
import { isMaintainer } from '../../../../shared/domain/maintainer.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { sessionValue } from '../../api/session.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { useValue } from '../../state/value.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { invoicesText as text } from '../../text/invoices.ts';

type Recreate = {
  mayRecreate: boolean;
  recreate: (invoice: Pick<Invoice, 'invoiceId' | 'invoiceCode'>) => Promise<void>;
  recreating: boolean;
};

/** @param options.enabled false while the action is hidden, to avoid a request */
export function useRecreatePdf(options: { enabled?: boolean } = {}): Recreate {
  const user = useValue(sessionValue);
  const meta = useMeta(options);
  const { save, saving } = useSave(recreateInvoicePdf, {
    success: ({ invoiceCode }) => text.recreated(invoiceCode),
    failure: text.notRecreated,
  });

  async function recreate({ invoiceId, invoiceCode }: Pick<Invoice, 'invoiceId' | 'invoiceCode'>) {
    const question = {
      title: text.recreateQuestion(invoiceCode),
      message: text.recreateMessage,
      verb: text.recreatePdf,
    };
    if (await confirm(question)) await save({ params: { invoiceId } }).catch(() => {});
  }

  return {
    mayRecreate: user !== undefined && meta !== undefined && isMaintainer(user, meta.maintainerInitials),
    recreate,
    recreating: saving,
  };
}
