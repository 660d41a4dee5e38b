/** Pages by the name of their component, each in a file that loads with the first use. */
export const pages = {
  OwnerHomePage: async () => (await import('../../features/projects/projects-page.tsx')).OwnerHomePage,
  ReviewerHomePage: async () => (await import('../../features/projects/projects-page.tsx')).ReviewerHomePage,
  HomeWorkOrdersPage: async () =>
    (await import('../../features/work-orders/home-work-orders-page.tsx')).HomeWorkOrdersPage,
  SharedWorkOrdersPage: async () =>
    (await import('../../features/work-orders/shared-work-orders-page.tsx')).SharedWorkOrdersPage,
  CustomersPage: async () => (await import('../../features/customers/customers-page.tsx')).CustomersPage,
  ProjectsPage: async () => (await import('../../features/projects/projects-page.tsx')).ProjectsPage,
  ProjectDetailsPage: async () => (await import('./project-details-page.tsx')).ProjectDetailsPage,
  ContactsPage: async () => (await import('../../features/contacts/contacts-page.tsx')).ContactsPage,
  ProjectContactsPage: async () =>
    (await import('../../features/contacts/project-contacts-page.tsx')).ProjectContactsPage,
  AddressesPage: async () => (await import('../../features/addresses/addresses-page.tsx')).AddressesPage,
  ProjectAddressesPage: async () =>
    (await import('../../features/addresses/project-addresses-page.tsx')).ProjectAddressesPage,
  InvoicingPage: async () => (await import('../../features/invoices/invoicing-page.tsx')).InvoicingPage,
  InvoiceArchivePage: async () => (await import('../../features/invoices/invoice-archive-page.tsx')).InvoiceArchivePage,
  MyInvoicesPage: async () => (await import('../../features/invoices/invoice-archive-page.tsx')).MyInvoicesPage,
  OverdueInvoicesPage: async () =>
    (await import('../../features/invoices/invoice-archive-page.tsx')).OverdueInvoicesPage,
  AttentionPage: async () => (await import('../../features/invoices/attention-page.tsx')).AttentionPage,
  NumberSeriesPage: async () => (await import('../../features/invoices/number-series-page.tsx')).NumberSeriesPage,
  UsersPage: async () => (await import('../../features/users/users-page.tsx')).UsersPage,
  LogInsPage: async () => (await import('../../features/log-ins/log-ins-page.tsx')).LogInsPage,
  OwnLogInsPage: async () => (await import('../../features/log-ins/log-ins-page.tsx')).OwnLogInsPage,
  TagsPage: async () => (await import('../../features/tags/tags-page.tsx')).TagsPage,
  ProductsPage: async () => (await import('../../features/products/products-page.tsx')).ProductsPage,
  ProjectWorkOrdersPage: async () =>
    (await import('../../features/work-orders/project-work-orders-page.tsx')).ProjectWorkOrdersPage,
  DefaultPriceListsPage: async () =>
    (await import('../../features/price-lists/default-price-lists-page.tsx')).DefaultPriceListsPage,
  CreateTimeReportPage: async () =>
    (await import('../../features/time-reports/time-report-page.tsx')).CreateTimeReportPage,
  TimeReportHistoryPage: async () =>
    (await import('../../features/time-reports/time-report-page.tsx')).TimeReportHistoryPage,
  TimeReportBalancePage: async () =>
    (await import('../../features/time-reports/time-report-page.tsx')).TimeReportBalancePage,
  ConcertHallPage: async () => (await import('../../features/concert-hall/concert-hall-page.tsx')).ConcertHallPage,
  DeliveryTemplatesPage: async () =>
    (await import('../../features/delivery-templates/delivery-templates-page.tsx')).DeliveryTemplatesPage,
  CustomerPriceListsPage: async () =>
    (await import('../../features/price-lists/customer-price-lists-page.tsx')).CustomerPriceListsPage,
  StaffTimeLogsPage: async () =>
    (await import('../../features/staff-time-logs/staff-time-logs-page.tsx')).StaffTimeLogsPage,
  OwnExportsPage: async () => (await import('../../features/exports/own-exports-page.tsx')).OwnExportsPage,
  DeletedPage: async () => (await import('../../features/deleted/deleted-page.tsx')).DeletedPage,
  PreferencesPage: async () => (await import('../../features/preferences/preferences-page.tsx')).PreferencesPage,
  SystemSettingsPage: async () =>
    (await import('../../features/system-settings/system-settings-page.tsx')).SystemSettingsPage,
  DevPage: async () => (await import('../../features/dev/dev-page.tsx')).DevPage,
};
