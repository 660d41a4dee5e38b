import { getInvoice } from '../../../../shared/contract/calls/invoices.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { invoicesText as text } from '../../text/invoices.ts';
import { InvoiceView } from './invoice-view.tsx';
import { NoInvoiceId } from './no-invoice-id.tsx';

export function InvoicePanel({ id }: PanelProps) {
  if (id === undefined) return <NoInvoiceId />;
  return (
    <RecordPanel call={getInvoice} kind="invoice" input={{ params: { invoiceId: id } }} title={text.invoice}>
      {(invoice) => invoice && <InvoiceView invoice={invoice} />}
    </RecordPanel>
  );
}
