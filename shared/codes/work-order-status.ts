export const workOrderStatuses = ['Quoted', 'Planned', 'Started', 'Registered', 'Invoiced', 'Cancelled'] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

export const selectableStatuses = ['Quoted', 'Planned', 'Started', 'Registered', 'Cancelled'] as const;
export type SelectableStatus = (typeof selectableStatuses)[number];

export const bulkStatuses = ['Quoted', 'Planned', 'Registered'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

export const maxBulk = 1_000;
