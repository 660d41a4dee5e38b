import { useRef, useState } from 'react';
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

type CreateInvoice = {
  /** Asks, then makes the invoice of what was previewed. @returns its id; undefined when it was not made */
  createInvoice: (preview: InvoiceDocument) => Promise<number | undefined>;
  /** Also after it was made. */
  creating: boolean;
};

/** Makes the invoice of a project. While it asks or creates, another click changes nothing. */
export function useCreateInvoice(): CreateInvoice {
  const { save } = useSave(createFromProject, {
    success: ({ invoiceCode }) => text.created(invoiceCode),
    failure: text.notCreated,
  });
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [creating, setCreating] = useState(false);

  /** Failures are told where they happen. */
  async function askAndCreate(preview: InvoiceDocument): Promise<number | undefined> {
    if (!(await isSure(preview, navigate))) return undefined;
    const { invoiceId } = await save({ params: { projectId: preview.projectId } });
    return invoiceId;
  }

  async function createInvoice(preview: InvoiceDocument): Promise<number | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setCreating(true);
    const invoiceId = await askAndCreate(preview).catch(() => undefined);
    if (invoiceId === undefined) {
      isBusy.current = false;
      setCreating(false);
    }
    return invoiceId;
  }

  return { createInvoice, creating };
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
