import { Button } from '@mantine/core';
import { IconHandGrab } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { MyDay, MyWorkOrder } from '../../../../shared/schemas/my-day.ts';
import { currentSession } from '../../api/session.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { PageButton } from '../../components/page-button.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { Section } from '../../components/section.tsx';
import { myDayText as text } from '../../text/my-day.ts';
import { useTakeWorkOrder } from '../work-orders/use-take-work-order.ts';
import classes from './my-day.module.css';

export function SharedSection({ shared: { items, total } }: { shared: MyDay['shared'] }) {
  const { take, takingIds } = useTakeWorkOrder();
  return (
    <Section
      title={text.shared}
      actions={total > 0 && <PageButton to={paths.homeShare}>{text.all(total)}</PageButton>}
      isEmpty={items.length === 0}
      empty={text.nothingShared}
    >
      <ul className={classes['rows']}>
        {items.map((workOrder) => (
          <li key={workOrder.workOrderId}>
            <SharedLink workOrder={workOrder} />
            {workOrder.workOrderOwnerUserId !== currentSession()?.userId && (
              <Button
                size="xs"
                variant="default"
                aria-label={text.takeNamed(workOrder.workOrderId)}
                leftSection={<IconHandGrab size="0.875rem" aria-hidden />}
                loading={takingIds.has(workOrder.workOrderId)}
                onClick={() => void take(workOrder.workOrderId)}
              >
                {text.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SharedLink({ workOrder }: { workOrder: MyWorkOrder }) {
  const { workOrderId, projectCode, objectName, customerName, invoiceNote, verificationDate } = workOrder;
  const { to, state } = usePanels().linkTo(panels.workOrder({ workOrderId }));
  return (
    <Link to={to} state={state} className={classes['work']}>
      <b>{[projectCode, objectName || customerName].filter(Boolean).join(' ')}</b>
      <span>
        <Unbroken text={[verificationDate, invoiceNote].filter(Boolean).join(' · ')} />
      </span>
    </Link>
  );
}
