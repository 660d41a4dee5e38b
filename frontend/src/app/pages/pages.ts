import type { ScreenName } from '../../navigation/screens.ts';

/** Screens that prefetch what they read first, before they are rendered. */
export const prefetches: Partial<Record<ScreenName, () => Promise<(search: URLSearchParams) => void>>> = {
  homeProjectOwner: async () => (await import('../../features/projects/projects-page.tsx')).prefetchOwnerHome,
};

/** The page of each screen, in a file that loads with the first use. */
export const pages: Record<ScreenName, () => Promise<React.ComponentType>> = {
  homeMyDay: async () => (await import('../../features/my-day/my-day-page.tsx')).MyDayPage,
  homeProjectOwner: async () => (await import('../../features/projects/projects-page.tsx')).OwnerHomePage,
  homeProjectReviewer: async () => (await import('../../features/projects/projects-page.tsx')).ReviewerHomePage,
  homeWorkOrders: async () => (await import('../../features/work-orders/home-work-orders-page.tsx')).HomeWorkOrdersPage,
  homeShare: async () => (await import('../../features/work-orders/shared-work-orders-page.tsx')).SharedWorkOrdersPage,
  overview: async () => (await import('../../features/overview/overview-page.tsx')).OverviewPage,
  customers: async () => (await import('../../features/customers/customers-page.tsx')).CustomersPage,
  customerDetails: async () => (await import('./customer-details-page.tsx')).CustomerDetailsPage,
  projects: async () => (await import('../../features/projects/projects-page.tsx')).ProjectsPage,
  projectDetails: async () => (await import('./project-details-page.tsx')).ProjectDetailsPage,
  projectWorkOrders: async () =>
    (await import('../../features/work-orders/project-work-orders-page.tsx')).ProjectWorkOrdersPage,
  projectPersons: async () => (await import('../../features/contacts/project-contacts-page.tsx')).ProjectContactsPage,
  projectAddresses: async () =>
    (await import('../../features/addresses/project-addresses-page.tsx')).ProjectAddressesPage,
  projectInvoicing: async () => (await import('../../features/invoices/invoicing-page.tsx')).InvoicingPage,
  importRecords: async () => (await import('../../features/imports/import-page.tsx')).ImportPage,
  persons: async () => (await import('../../features/contacts/contacts-page.tsx')).ContactsPage,
  addresses: async () => (await import('../../features/addresses/addresses-page.tsx')).AddressesPage,
  invoicing: async () => (await import('../../features/invoices/invoicing-page.tsx')).InvoicingPage,
  invoiceArchiveMy: async () => (await import('../../features/invoices/invoice-archive-page.tsx')).MyInvoicesPage,
  invoiceArchiveOverdue: async () =>
    (await import('../../features/invoices/invoice-archive-page.tsx')).OverdueInvoicesPage,
  invoiceArchive: async () => (await import('../../features/invoices/invoice-archive-page.tsx')).InvoiceArchivePage,
  invoiceAttention: async () => (await import('../../features/invoices/attention-page.tsx')).AttentionPage,
  numberSeries: async () => (await import('../../features/invoices/number-series-page.tsx')).NumberSeriesPage,
  staffTimeLogs: async () =>
    (await import('../../features/staff-time-logs/staff-time-logs-page.tsx')).StaffTimeLogsPage,
  allTimeLogs: async () => (await import('../../features/staff-time-logs/all-time-logs-page.tsx')).AllTimeLogsPage,
  timeReportBalance: async () => (await import('../../features/balances/balance-page.tsx')).BalancePage,
  timeReportCreate: async () =>
    (await import('../../features/time-reports/create-time-report-page.tsx')).CreateTimeReportPage,
  timeReportHistory: async () =>
    (await import('../../features/time-reports/time-report-history-page.tsx')).TimeReportHistoryPage,
  ownExports: async () => (await import('../../features/exports/own-exports-page.tsx')).OwnExportsPage,
  deleted: async () => (await import('../../features/deleted/deleted-page.tsx')).DeletedPage,
  users: async () => (await import('../../features/users/users-page.tsx')).UsersPage,
  logIns: async () => (await import('../../features/log-ins/log-ins-page.tsx')).LogInsPage,
  defaultPriceLists: async () =>
    (await import('../../features/price-lists/price-lists-pages.tsx')).DefaultPriceListsPage,
  customerPriceLists: async () =>
    (await import('../../features/price-lists/price-lists-pages.tsx')).CustomerPriceListsPage,
  deliveryTemplates: async () =>
    (await import('../../features/delivery-templates/delivery-templates-page.tsx')).DeliveryTemplatesPage,
  tags: async () => (await import('../../features/tags/tags-page.tsx')).TagsPage,
  products: async () => (await import('../../features/products/products-page.tsx')).ProductsPage,
  erasablePersons: async () =>
    (await import('../../features/personal-data/erasable-persons-page.tsx')).ErasablePersonsPage,
  erasures: async () => (await import('../../features/personal-data/erasures-page.tsx')).ErasuresPage,
  setup: async () => (await import('../../features/setup/setup-page.tsx')).SetupPage,
  systemSettings: async () =>
    (await import('../../features/system-settings/system-settings-page.tsx')).SystemSettingsPage,
  changeLog: async () => (await import('../../features/history/change-log-page.tsx')).ChangeLogPage,
  dev: async () => (await import('../../features/dev/dev-page.tsx')).DevPage,
  preferences: async () => (await import('../../features/preferences/preferences-page.tsx')).PreferencesPage,
  ownLogIns: async () => (await import('../../features/log-ins/log-ins-page.tsx')).OwnLogInsPage,
  handbook: async () => (await import('../../features/handbook/handbook-page.tsx')).HandbookPage,
  handbookPage: async () => (await import('../../features/handbook/handbook-page.tsx')).HandbookArticlePage,
  concertHall: async () => (await import('../../features/concert-hall/concert-hall-page.tsx')).ConcertHallPage,
};
