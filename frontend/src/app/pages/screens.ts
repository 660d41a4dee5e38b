import { titles } from '../../text/titles.ts';
import { paths } from '../../navigation/paths.ts';
import type { Role } from '../../../../shared/codes/roles.ts';

export type Loaded = { Component: React.ComponentType };

export type Screen = {
  path: string;
  role: Role;
  title: string | ((params: Record<string, string | undefined>) => string);
  load: () => Promise<Loaded>;
};

export const screens: readonly Screen[] = [
  {
    path: paths.homeProjectOwner,
    role: 'Staff',
    title: titles.ownerHome,
    load: async () => ({ Component: (await import('../../features/projects/projects-page.tsx')).OwnerHomePage }),
  },
  {
    path: paths.homeProjectReviewer,
    role: 'Staff',
    title: titles.reviewerHome,
    load: async () => ({ Component: (await import('../../features/projects/projects-page.tsx')).ReviewerHomePage }),
  },
  {
    path: paths.homeWorkOrders,
    role: 'Staff',
    title: titles.homeWorkOrders,
    load: async () => ({
      Component: (await import('../../features/work-orders/home-work-orders-page.tsx')).HomeWorkOrdersPage,
    }),
  },
  {
    path: paths.homeShare,
    role: 'Staff',
    title: titles.homeShare,
    load: async () => ({
      Component: (await import('../../features/work-orders/shared-work-orders-page.tsx')).SharedWorkOrdersPage,
    }),
  },
  {
    path: paths.customers,
    role: 'Staff',
    title: titles.customers,
    load: async () => ({ Component: (await import('../../features/customers/customers-page.tsx')).CustomersPage }),
  },
  {
    path: paths.projects,
    role: 'Staff',
    title: titles.projects,
    load: async () => ({ Component: (await import('../../features/projects/projects-page.tsx')).ProjectsPage }),
  },
  {
    path: paths.projectDetails(':projectId'),
    role: 'Staff',
    title: titles.projects,
    load: async () => ({ Component: (await import('./project-details-page.tsx')).ProjectDetailsPage }),
  },
  {
    path: paths.persons,
    role: 'Staff',
    title: titles.persons,
    load: async () => ({ Component: (await import('../../features/contacts/contacts-page.tsx')).ContactsPage }),
  },
  {
    path: paths.projectPersons(':projectId'),
    role: 'Staff',
    title: titles.persons,
    load: async () => ({
      Component: (await import('../../features/contacts/project-contacts-page.tsx')).ProjectContactsPage,
    }),
  },
  {
    path: paths.addresses,
    role: 'Staff',
    title: titles.addresses,
    load: async () => ({ Component: (await import('../../features/addresses/addresses-page.tsx')).AddressesPage }),
  },
  {
    path: paths.projectAddresses(':projectId'),
    role: 'Staff',
    title: titles.addresses,
    load: async () => ({
      Component: (await import('../../features/addresses/project-addresses-page.tsx')).ProjectAddressesPage,
    }),
  },
  {
    path: paths.invoicing,
    role: 'Staff',
    title: titles.invoicing,
    load: async () => ({ Component: (await import('../../features/invoices/invoicing-page.tsx')).InvoicingPage }),
  },
  {
    path: paths.projectInvoicing(':projectCode'),
    role: 'Staff',
    title: ({ projectCode = '' }) => titles.projectInvoicing(projectCode),
    load: async () => ({ Component: (await import('../../features/invoices/invoicing-page.tsx')).InvoicingPage }),
  },
  {
    path: paths.invoiceArchive,
    role: 'Staff',
    title: titles.invoiceArchive,
    load: async () => ({
      Component: (await import('../../features/invoices/invoice-archive-page.tsx')).InvoiceArchivePage,
    }),
  },
  {
    path: paths.invoiceArchiveMy,
    role: 'Staff',
    title: titles.myInvoices,
    load: async () => ({
      Component: (await import('../../features/invoices/invoice-archive-page.tsx')).MyInvoicesPage,
    }),
  },
  {
    path: paths.invoiceArchiveOverdue,
    role: 'Staff',
    title: titles.overdueInvoices,
    load: async () => ({
      Component: (await import('../../features/invoices/invoice-archive-page.tsx')).OverdueInvoicesPage,
    }),
  },
  {
    path: paths.invoiceAttention,
    role: 'Staff',
    title: titles.invoiceAttention,
    load: async () => ({ Component: (await import('../../features/invoices/attention-page.tsx')).AttentionPage }),
  },
  {
    path: paths.numberSeries,
    role: 'SuperAdmin',
    title: titles.numberSeries,
    load: async () => ({
      Component: (await import('../../features/invoices/number-series-page.tsx')).NumberSeriesPage,
    }),
  },
  {
    path: paths.users,
    role: 'SuperAdmin',
    title: titles.users,
    load: async () => ({ Component: (await import('../../features/users/users-page.tsx')).UsersPage }),
  },
  {
    path: paths.logIns,
    role: 'SuperAdmin',
    title: titles.logIns,
    load: async () => ({ Component: (await import('../../features/log-ins/log-ins-page.tsx')).LogInsPage }),
  },
  {
    path: paths.ownLogIns,
    role: 'Staff',
    title: titles.ownLogIns,
    load: async () => ({ Component: (await import('../../features/log-ins/log-ins-page.tsx')).OwnLogInsPage }),
  },
  {
    path: paths.tags,
    role: 'SuperAdmin',
    title: titles.tags,
    load: async () => ({ Component: (await import('../../features/tags/tags-page.tsx')).TagsPage }),
  },
  {
    path: paths.products,
    role: 'SuperAdmin',
    title: titles.products,
    load: async () => ({ Component: (await import('../../features/products/products-page.tsx')).ProductsPage }),
  },
  {
    path: paths.projectWorkOrders(':projectCode'),
    role: 'Staff',
    title: ({ projectCode = '' }) => titles.projectWorkOrders(projectCode),
    load: async () => ({
      Component: (await import('../../features/work-orders/project-work-orders-page.tsx')).ProjectWorkOrdersPage,
    }),
  },
  {
    path: paths.defaultPriceLists,
    role: 'SuperAdmin',
    title: titles.defaultPriceLists,
    load: async () => ({
      Component: (await import('../../features/price-lists/default-price-lists-page.tsx')).DefaultPriceListsPage,
    }),
  },
  {
    path: paths.timeReportCreate,
    role: 'Staff',
    title: titles.createTimeReport,
    load: async () => ({
      Component: (await import('../../features/time-reports/time-report-page.tsx')).CreateTimeReportPage,
    }),
  },
  {
    path: paths.timeReportHistory,
    role: 'Staff',
    title: titles.timeReportHistory,
    load: async () => ({
      Component: (await import('../../features/time-reports/time-report-page.tsx')).TimeReportHistoryPage,
    }),
  },
  {
    path: paths.timeReportBalance,
    role: 'Staff',
    title: titles.timeReportBalance,
    load: async () => ({
      Component: (await import('../../features/time-reports/time-report-page.tsx')).TimeReportBalancePage,
    }),
  },
  {
    path: paths.concertHall,
    role: 'Staff',
    title: titles.concertHall,
    load: async () => ({
      Component: (await import('../../features/concert-hall/concert-hall-page.tsx')).ConcertHallPage,
    }),
  },
  {
    path: paths.deliveryTemplates,
    role: 'SuperAdmin',
    title: titles.deliveryTemplates,
    load: async () => ({
      Component: (await import('../../features/delivery-templates/delivery-templates-page.tsx')).DeliveryTemplatesPage,
    }),
  },
  {
    path: paths.customerPriceLists,
    role: 'SuperAdmin',
    title: titles.customerPriceLists,
    load: async () => ({
      Component: (await import('../../features/price-lists/customer-price-lists-page.tsx')).CustomerPriceListsPage,
    }),
  },
  {
    path: paths.staffTimeLogs,
    role: 'Staff',
    title: titles.staffTimeLogs,
    load: async () => ({
      Component: (await import('../../features/staff-time-logs/staff-time-logs-page.tsx')).StaffTimeLogsPage,
    }),
  },
  {
    path: paths.ownExports,
    role: 'Staff',
    title: titles.ownExports,
    load: async () => ({ Component: (await import('../../features/exports/own-exports-page.tsx')).OwnExportsPage }),
  },
  {
    path: paths.deleted,
    role: 'Staff',
    title: titles.deleted,
    load: async () => ({ Component: (await import('../../features/deleted/deleted-page.tsx')).DeletedPage }),
  },
  {
    path: paths.preferences,
    role: 'Staff',
    title: titles.preferences,
    load: async () => ({
      Component: (await import('../../features/preferences/preferences-page.tsx')).PreferencesPage,
    }),
  },
  {
    path: paths.systemSettings,
    role: 'SuperAdmin',
    title: titles.systemSettings,
    load: async () => ({
      Component: (await import('../../features/system-settings/system-settings-page.tsx')).SystemSettingsPage,
    }),
  },
  {
    path: paths.dev,
    role: 'Developer',
    title: titles.dev,
    load: async () => ({ Component: (await import('../../features/dev/dev-page.tsx')).DevPage }),
  },
];

export function homePath(): string {
  const isThere = screens.some((screen) => screen.path === paths.homeProjectOwner);
  return isThere ? paths.homeProjectOwner : (screens[0]?.path ?? paths.notFound);
}
