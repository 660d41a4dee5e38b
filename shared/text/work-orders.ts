import type { WorkOrderStatus } from '../codes/work-orders.ts';

export const workOrderStatusLabels: Record<WorkOrderStatus, string> = {
  Quoted: 'Offererad',
  Planned: 'Planerad',
  Started: 'Pågående',
  Registered: 'Registrerad',
  Invoiced: 'Fakturerad',
  Cancelled: 'Makulerad',
};
