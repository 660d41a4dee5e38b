const shown = 20;

/** The newest work orders of a project, as its page shows them. */
export const latestWorkOrders = (projectCode: string) => ({
  query: { projectCode, orderByColumn: 'verificationDate', orderByDescending: true, itemsPerPage: shown } as const,
});
