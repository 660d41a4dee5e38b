const patienceMs = 2_000;

/** Fetches the panels that rows of lists open, before anyone opens one; later while the page is busy. */
export function fetchPanels(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow, { timeout: patienceMs });
  else fetchNow();
}

function fetchNow(): void {
  Promise.all([
    import('../features/projects/project-panel.tsx'),
    import('../features/work-orders/work-order-panel.tsx'),
    import('../features/customers/customer-panel.tsx'),
    import('../features/invoices/invoice-panel.tsx'),
  ]).catch(() => {});
}
