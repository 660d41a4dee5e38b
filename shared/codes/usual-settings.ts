import type { WorkOrderStatus } from './work-orders.ts';

/** A user's settings until others are chosen. Apart from their declaration: every page needs them before it has read any. */
export const usualSettings = {
  fontSize: 16,
  density: 'Normal',
  startPage: 'Owner',
  itemsPerPageProjects: 20,
  itemsPerPageWorkOrders: 20,
  itemsPerPageDefault: 20,
  workOrderAllShows: ['Quoted', 'Planned', 'Started', 'Registered'] as WorkOrderStatus[],
  singleKeys: true,
  columns: {} as Record<string, string[]>,
  tellSharedWork: 'Here',
  tellGivenProject: 'Here',
  tellInvoiceTrouble: 'Here',
  tellOverdueInvoice: 'Here',
  tellTransferEnded: 'Here',
  tellTimeLogDue: 'Here',
  tellProjectBudget: 'Here',
  tellInstalmentDue: 'Here',
} as const;
