import {
  IconBan,
  IconCalendar,
  IconCircleCheck,
  IconFileInvoice,
  IconMessageQuestion,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { WorkOrderStatus } from '../../../../shared/codes/work-orders.ts';
import type { BadgeLook } from '../../components/list/list-definition.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';

const looks: Record<WorkOrderStatus, Omit<BadgeLook, 'label'>> = {
  Quoted: { color: 'violet', icon: IconMessageQuestion },
  Planned: { color: 'blue', icon: IconCalendar },
  Started: { color: 'orange', icon: IconPlayerPlay },
  Registered: { color: 'petrol', icon: IconCircleCheck },
  Invoiced: { color: 'green', icon: IconFileInvoice },
  Cancelled: { color: 'gray', icon: IconBan },
};

export function statusBadge(status: WorkOrderStatus): BadgeLook {
  return { ...looks[status], label: workOrderStatusLabels[status] };
}
