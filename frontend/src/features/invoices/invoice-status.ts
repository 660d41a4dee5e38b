import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconSend,
} from '@tabler/icons-react';
import type { BadgeLook } from '../../components/list/list-definition.ts';
import { invoiceStatusLabels } from '../../../../shared/text/invoices.ts';
import type { InvoiceStatus } from '../../../../shared/codes/invoices.ts';

const looks: Record<InvoiceStatus, Omit<BadgeLook, 'label'>> = {
  Created: { color: 'gray', icon: IconCircleDashed },
  Sent: { color: 'blue', icon: IconSend },
  Posted: { color: 'petrol', icon: IconCheck },
  Paid: { color: 'green', icon: IconCircleCheck },
  Overdue: { color: 'red', icon: IconAlertTriangle },
  Cancelled: { color: 'gray', icon: IconBan },
};

export function statusBadge({ status }: { status: InvoiceStatus }): BadgeLook {
  return { label: invoiceStatusLabels[status], ...looks[status] };
}
