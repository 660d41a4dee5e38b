import { padSerialNumber } from '../../../../shared/domain/invoice/invoice-number.ts';
import type { AgreementView } from '../../../../shared/schemas/agreement.ts';
import { FigureTable } from '../../components/figure-table.tsx';
import { formatMoney } from '../../components/format.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { panels } from '../../navigation/paths.ts';
import { agreementsText as text } from '../../text/agreements.ts';

type Instalments = AgreementView['instalments'];
type OnAccount = AgreementView['onAccount'];

export function InstalmentTable({ instalments }: { instalments: Instalments }) {
  const isPlanned = instalments.some(({ dueOn }) => dueOn !== null);
  return (
    <FigureTable
      label={text.instalments}
      rows={instalments}
      rowKey={({ instalmentId }) => instalmentId}
      columns={[
        { label: text.text, value: ({ text: description }) => description },
        ...(isPlanned ? [{ label: text.dueOn, value: ({ dueOn }: Instalments[number]) => dueOn ?? '–' }] : []),
        { label: text.number, value: ({ invoices }) => <Numbers invoices={invoices} /> },
        { label: text.state, value: stateOfInstalment },
        { label: text.amount, value: ({ amount }) => formatMoney(amount), isNumber: true },
      ]}
    />
  );
}

function stateOfInstalment({ amount, left }: Instalments[number]): string {
  if (left === amount) return text.planned;
  return left === 0 ? text.invoicedInstalment : text.partlyInvoiced(formatMoney(left));
}

export function OnAccountTable({ onAccount }: { onAccount: OnAccount }) {
  return (
    <FigureTable
      label={text.onAccount}
      rows={onAccount}
      rowKey={({ serialNumber }) => serialNumber}
      columns={[
        { label: text.onAccount, value: ({ text: description }) => description },
        { label: text.date, value: ({ day }) => day },
        { label: text.number, value: (one) => <Numbers invoices={[one]} /> },
        { label: text.state, value: stateOfOnAccount },
        { label: text.amount, value: ({ net }) => formatMoney(net), isNumber: true },
      ]}
    />
  );
}

function stateOfOnAccount({ net, left, credited, deducted, cancelled }: OnAccount[number]): string {
  if (cancelled) return text.stateOf.cancelled;
  if (left === net) return text.stateOf.open;
  if (left > 0) return text.partOpen(formatMoney(left));
  return deducted > 0 || credited === 0 ? text.stateOf.deducted : text.stateOf.credited;
}

function Numbers({ invoices }: { invoices: readonly { invoiceId: number; serialNumber: number }[] }) {
  if (invoices.length === 0) return '–';
  return invoices.map(({ invoiceId, serialNumber }, index) => (
    <span key={`${invoiceId}-${index}`}>
      {index > 0 && ', '}
      <PanelLink panel={panels.invoice(invoiceId)}>{padSerialNumber(serialNumber)}</PanelLink>
    </span>
  ));
}
