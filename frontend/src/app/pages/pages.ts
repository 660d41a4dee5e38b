/** What some of them read first, begun before they are rendered. */
export const begins: Partial<Record<keyof typeof pages, () => Promise<(search: URLSearchParams) => void>>> = {
  OwnerHomePage: async () => (await import('../../features/projects/projects-page.tsx')).beginOwnerHome,
};

/** Pages by the name of their component, each in a file that loads with the first use. */
export const pages = {
  MyDayPage: async () => (await import('../../features/my-day/my-day-page.tsx')).MyDayPage,
  OwnerHomePage: async () => (await import('../../features/projects/projects-page.tsx')).OwnerHomePage,
  ReviewerHomePage: async () => (await import('../../features/projects/projects-page.tsx')).ReviewerHomePage,
  HomeWorkOrdersPage: async () =>
    (await import('../../features/work-orders/home-work-orders-page.tsx')).HomeWorkOrdersPage,
  SharedWorkOrdersPage: async () =>
    (await import('../../features/work-orders/shared-work-orders-page.tsx')).SharedWorkOrdersPage,
  OverviewPage: async () => (await import('../../features/overview/overview-page.tsx')).OverviewPage,
  CustomersPage: async () => (await import('../../features/customers/customers-page.tsx')).CustomersPage,
  CustomerDetailsPage: async () => (await import('./customer-details-page.tsx')).CustomerDetailsPage,
  ImportPage: async () => (await import('../../features/imports/import-page.tsx')).ImportPage,
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
    (await import('../../features/time-reports/create-time-report-page.tsx')).CreateTimeReportPage,
  TimeReportHistoryPage: async () =>
    (await import('../../features/time-reports/time-report-history-page.tsx')).TimeReportHistoryPage,
  BalancePage: async () => (await import('../../features/balances/balance-page.tsx')).BalancePage,
  ConcertHallPage: async () => (await import('../../features/concert-hall/concert-hall-page.tsx')).ConcertHallPage,
  HandbookPage: async () => (await import('../../features/handbook/handbook-page.tsx')).HandbookPage,
  HandbookArticlePage: async () => (await import('../../features/handbook/handbook-page.tsx')).HandbookArticlePage,
  DeliveryTemplatesPage: async () =>
    (await import('../../features/delivery-templates/delivery-templates-page.tsx')).DeliveryTemplatesPage,
  CustomerPriceListsPage: async () =>
    (await import('../../features/price-lists/customer-price-lists-page.tsx')).CustomerPriceListsPage,
  StaffTimeLogsPage: async () =>
    (await import('../../features/staff-time-logs/staff-time-logs-page.tsx')).StaffTimeLogsPage,
  AllTimeLogsPage: async () => (await import('../../features/staff-time-logs/all-time-logs-page.tsx')).AllTimeLogsPage,
  OwnExportsPage: async () => (await import('../../features/exports/own-exports-page.tsx')).OwnExportsPage,
  ErasablePersonsPage: async () =>
    (await import('../../features/personal-data/erasable-persons-page.tsx')).ErasablePersonsPage,
  ErasuresPage: async () => (await import('../../features/personal-data/erasures-page.tsx')).ErasuresPage,
  DeletedPage: async () => (await import('../../features/deleted/deleted-page.tsx')).DeletedPage,
  ChangeLogPage: async () => (await import('../../features/history/change-log-page.tsx')).ChangeLogPage,
  PreferencesPage: async () => (await import('../../features/preferences/preferences-page.tsx')).PreferencesPage,
  SetupPage: async () => (await import('../../features/setup/setup-page.tsx')).SetupPage,
  SystemSettingsPage: async () =>
    (await import('../../features/system-settings/system-settings-page.tsx')).SystemSettingsPage,
  DevPage: async () => (await import('../../features/dev/dev-page.tsx')).DevPage,
};
