import { Text } from '@mantine/core';
import { workOrdersText as text } from '../../text/work-orders.ts';

export const workOrderPanelWidth = 1000;

type Props = { workOrderId?: number; projectCode: string; customerName: string; objectName: string };

export function WorkOrderContext({ workOrderId, projectCode, customerName, objectName }: Props) {
  const number = workOrderId === undefined ? undefined : `${text.workOrder} ${workOrderId}`;
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {[number, projectCode, customerName, objectName].filter(Boolean).join(' · ')}
    </Text>
  );
}
