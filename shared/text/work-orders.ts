import type { WorkOrderStatus } from '../codes/work-order-status.ts';

export const workOrderStatusLabels: Record<WorkOrderStatus, string> = {
  Quoted: 'Offererad',
  Planned: 'Planerad',
  Started: 'Pågående',
  Registered: 'Registrerad',
  Invoiced: 'Fakturerad',
  Cancelled: 'Makulerad',
};
