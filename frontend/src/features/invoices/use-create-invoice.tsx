import { useNavigate } from 'react-router-dom';
import { createFromProject } from '../../../../shared/contract/invoices.ts';
import { containsStatusStarted } from '../../../../shared/contract/work-orders.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { useSave } from '../../api/use-save.ts';
import { paths } from '../../app/paths.ts';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { formatMoney } from '../../components/format.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { useOnce } from './use-once.ts';

/** Makes the invoice of what was previewed, after a question. @returns its id; undefined when it was not made */
export function useCreateInvoice() {
  const { save } = useSave(createFromProject, {
    success: ({ invoiceCode }) => text.created(invoiceCode),
    failure: text.notCreated,
  });
  const navigate = useNavigate();
  return useOnce(async (preview: InvoiceDocument): Promise<number | undefined> => {
    if (!(await isSure(preview, navigate))) return undefined;
    return (await save({ params: { projectId: preview.projectId } })).invoiceId;
  });
}

async function isSure(
  { projectId, projectCode, customerName, sumTotal }: InvoiceDocument,
  navigate: (to: string) => void,
): Promise<boolean> {
  if (!(await hasStarted(projectId))) {
    return confirm({
      title: text.createQuestion,
      message: text.createMessage(projectCode, customerName, formatMoney(sumTotal)),
      verb: text.create,
    });
  }
  return confirm({
    title: text.startedQuestion,
    message: (
      <>
        {text.startedMessage}{' '}
        <DialogLink to={paths.projectWorkOrders(projectCode)} onFollow={navigate}>
          {text.showWorkOrders}
        </DialogLink>
      </>
    ),
    verb: text.createAnyway,
    tone: 'warning',
  });
}

async function hasStarted(projectId: number): Promise<boolean> {
  try {
    return (await call(containsStatusStarted, { params: { projectId } })).containsStatusStarted;
  } catch (error) {
    reportError(error, text.notCreated);
    throw error;
  }
}
