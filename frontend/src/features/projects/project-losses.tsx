import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ProjectFigures } from '../../../../shared/schemas/project-figures.ts';
import { FigureTable } from '../../components/figure-table.tsx';
import { formatMoney } from '../../components/format.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { Unbroken } from '../../components/unbroken.tsx';
import { panels } from '../../navigation/paths.ts';
import { projectFiguresText as text } from '../../text/project-figures.ts';
import classes from './project-figures.module.css';

export function ProjectLosses({ losses: { total, amount, items } }: Pick<ProjectFigures, 'losses'>) {
  return (
    <div>
      <div className={classes['heading']}>
        <Title order={3} size="h6">
          {text.losses}
        </Title>
        <small>
          {text.lossesOf(total, formatMoney(amount))} {total > items.length && text.greatest(items.length)}
        </small>
      </div>
      <FigureTable
        label={text.losses}
        rows={items}
        rowKey={({ workOrderId }) => workOrderId}
        columns={[
          { label: text.workOrder, value: ({ workOrderId }) => <WorkOrderLink workOrderId={workOrderId} /> },
          { label: text.date, value: ({ verificationDate }) => <Unbroken text={verificationDate} /> },
          {
            label: text.note,
            value: ({ invoiceNote, invoiceable }) =>
              invoiceable ? invoiceNote : [invoiceNote, text.notInvoiceable].filter(Boolean).join(', '),
          },
          {
            label: text.atListPrice,
            value: ({ atListPrice }) => formatMoney(atListPrice),
            isNumber: true,
            isExtra: true,
          },
          { label: text.value, value: ({ value }) => formatMoney(value), isNumber: true, isExtra: true },
          { label: text.loss, value: ({ loss }) => formatMoney(loss), isNumber: true },
        ]}
      />
    </div>
  );
}

function WorkOrderLink({ workOrderId }: { workOrderId: number }) {
  const { to, state } = usePanels().linkTo(panels.workOrder({ workOrderId }));
  return (
    <Anchor component={Link} to={to} state={state} inherit>
      {workOrderId}
    </Anchor>
  );
}
