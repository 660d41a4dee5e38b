export const workOrderStatuses = ['Quoted', 'Planned', 'Started', 'Registered', 'Invoiced', 'Cancelled'] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

/** What a person may choose; Invoiced is set by invoicing alone. */
export const selectableStatuses = ['Quoted', 'Planned', 'Started', 'Registered', 'Cancelled'] as const;
export type SelectableStatus = (typeof selectableStatuses)[number];

/** What several work orders at once may be set to, and made with. */
export const bulkStatuses = ['Quoted', 'Planned', 'Registered'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

/** How many work orders one call changes at most. */
export const maxBulk = 1_000;
