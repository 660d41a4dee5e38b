import { titles } from '../../text/titles.ts';
import { paths } from '../../navigation/paths.ts';
import type { Grant } from '../../../../shared/codes/grants.ts';
import type { Role } from '../../../../shared/codes/roles.ts';
import type { pages } from './pages.ts';

export type Loaded = { Component: React.ComponentType; begin?: ((search: URLSearchParams) => void) | undefined };

export type Screen = {
  path: string;
  role: Role;
  /** Decides instead of the role for users who are given or denied it. */
  grant?: Grant | undefined;
  title: string | ((params: Record<string, string | undefined>) => string);
  load: () => Promise<Loaded>;
};

/** The names of all files of pages are a chunk of their own, which the login page does not load. */
const open = (page: keyof typeof pages) => async () => {
  const files = await import('./pages.ts');
  return { Component: await files.pages[page](), begin: await files.begins[page]?.() };
};

export const screens: readonly Screen[] = [
  {
    path: paths.homeMyDay,
    role: 'Staff',
    title: titles.myDay,
    load: open('MyDayPage'),
  },
  {
    path: paths.homeProjectOwner,
    role: 'Staff',
    title: titles.ownerHome,
    load: open('OwnerHomePage'),
  },
  {
    path: paths.homeProjectReviewer,
    role: 'Staff',
    title: titles.reviewerHome,
    load: open('ReviewerHomePage'),
  },
  {
    path: paths.homeWorkOrders,
    role: 'Staff',
    title: titles.homeWorkOrders,
    load: open('HomeWorkOrdersPage'),
  },
  {
    path: paths.homeShare,
    role: 'Staff',
    title: titles.homeShare,
    load: open('SharedWorkOrdersPage'),
  },
  {
    path: paths.overview,
    role: 'SuperAdmin',
    grant: 'overview',
    title: titles.overview,
    load: open('OverviewPage'),
  },
  {
    path: paths.customers,
    role: 'Staff',
    title: titles.customers,
    load: open('CustomersPage'),
  },
  {
    path: paths.customerDetails(':customerId'),
    role: 'Staff',
    title: titles.customers,
    load: open('CustomerDetailsPage'),
  },
  {
    path: paths.importRecords(':kind'),
    role: 'Staff',
    title: titles.import,
    load: open('ImportPage'),
  },
  {
    path: paths.projects,
    role: 'Staff',
    title: titles.projects,
    load: open('ProjectsPage'),
  },
  {
    path: paths.projectDetails(':projectId'),
    role: 'Staff',
    title: titles.projects,
    load: open('ProjectDetailsPage'),
  },
  {
    path: paths.persons,
    role: 'Staff',
    title: titles.persons,
    load: open('ContactsPage'),
  },
  {
    path: paths.projectPersons(':projectId'),
    role: 'Staff',
    title: titles.persons,
    load: open('ProjectContactsPage'),
  },
  {
    path: paths.addresses,
    role: 'Staff',
    title: titles.addresses,
    load: open('AddressesPage'),
  },
  {
    path: paths.projectAddresses(':projectId'),
    role: 'Staff',
    title: titles.addresses,
    load: open('ProjectAddressesPage'),
  },
  {
    path: paths.invoicing,
    role: 'Staff',
    title: titles.invoicing,
    load: open('InvoicingPage'),
  },
  {
    path: paths.projectInvoicing(':projectCode'),
    role: 'Staff',
    title: ({ projectCode = '' }) => titles.projectInvoicing(projectCode),
    load: open('InvoicingPage'),
  },
  {
    path: paths.invoiceArchive,
    role: 'Staff',
    title: titles.invoiceArchive,
    load: open('InvoiceArchivePage'),
  },
  {
    path: paths.invoiceArchiveMy,
    role: 'Staff',
    title: titles.myInvoices,
    load: open('MyInvoicesPage'),
  },
  {
    path: paths.invoiceArchiveOverdue,
    role: 'Staff',
    title: titles.overdueInvoices,
    load: open('OverdueInvoicesPage'),
  },
  {
    path: paths.invoiceAttention,
    role: 'Staff',
    title: titles.invoiceAttention,
    load: open('AttentionPage'),
  },
  {
    path: paths.numberSeries,
    role: 'SuperAdmin',
    title: titles.numberSeries,
    load: open('NumberSeriesPage'),
  },
  {
    path: paths.users,
    role: 'SuperAdmin',
    title: titles.users,
    load: open('UsersPage'),
  },
  {
    path: paths.logIns,
    role: 'SuperAdmin',
    title: titles.logIns,
    load: open('LogInsPage'),
  },
  {
    path: paths.ownLogIns,
    role: 'Staff',
    title: titles.ownLogIns,
    load: open('OwnLogInsPage'),
  },
  {
    path: paths.tags,
    role: 'SuperAdmin',
    title: titles.tags,
    load: open('TagsPage'),
  },
  {
    path: paths.products,
    role: 'SuperAdmin',
    title: titles.products,
    load: open('ProductsPage'),
  },
  {
    path: paths.projectWorkOrders(':projectCode'),
    role: 'Staff',
    title: ({ projectCode = '' }) => titles.projectWorkOrders(projectCode),
    load: open('ProjectWorkOrdersPage'),
  },
  {
    path: paths.defaultPriceLists,
    role: 'SuperAdmin',
    title: titles.defaultPriceLists,
    load: open('DefaultPriceListsPage'),
  },
  {
    path: paths.timeReportCreate,
    role: 'Staff',
    title: titles.createTimeReport,
    load: open('CreateTimeReportPage'),
  },
  {
    path: paths.timeReportHistory,
    role: 'Staff',
    title: titles.timeReportHistory,
    load: open('TimeReportHistoryPage'),
  },
  {
    path: paths.timeReportBalance,
    role: 'Staff',
    title: titles.timeReportBalance,
    load: open('BalancePage'),
  },
  {
    path: paths.concertHall,
    role: 'Staff',
    title: titles.concertHall,
    load: open('ConcertHallPage'),
  },
  {
    path: paths.handbook,
    role: 'Staff',
    title: titles.handbook,
    load: open('HandbookPage'),
  },
  {
    path: paths.handbookPage(':slug'),
    role: 'Staff',
    title: titles.handbook,
    load: open('HandbookArticlePage'),
  },
  {
    path: paths.deliveryTemplates,
    role: 'SuperAdmin',
    title: titles.deliveryTemplates,
    load: open('DeliveryTemplatesPage'),
  },
  {
    path: paths.customerPriceLists,
    role: 'SuperAdmin',
    title: titles.customerPriceLists,
    load: open('CustomerPriceListsPage'),
  },
  {
    path: paths.staffTimeLogs,
    role: 'Staff',
    title: titles.staffTimeLogs,
    load: open('StaffTimeLogsPage'),
  },
  {
    path: paths.erasablePersons,
    role: 'SuperAdmin',
    title: titles.erasablePersons,
    load: open('ErasablePersonsPage'),
  },
  {
    path: paths.erasures,
    role: 'SuperAdmin',
    title: titles.erasures,
    load: open('ErasuresPage'),
  },
  {
    path: paths.allTimeLogs,
    role: 'SuperAdmin',
    grant: 'absences',
    title: titles.allTimeLogs,
    load: open('AllTimeLogsPage'),
  },
  {
    path: paths.ownExports,
    role: 'Staff',
    title: titles.ownExports,
    load: open('OwnExportsPage'),
  },
  {
    path: paths.deleted,
    role: 'Staff',
    title: titles.deleted,
    load: open('DeletedPage'),
  },
  {
    path: paths.changeLog,
    role: 'SuperAdmin',
    title: titles.changeLog,
    load: open('ChangeLogPage'),
  },
  {
    path: paths.preferences,
    role: 'Staff',
    title: titles.preferences,
    load: open('PreferencesPage'),
  },
  {
    path: paths.setup,
    role: 'SuperAdmin',
    title: titles.setup,
    load: open('SetupPage'),
  },
  {
    path: paths.systemSettings,
    role: 'SuperAdmin',
    title: titles.systemSettings,
    load: open('SystemSettingsPage'),
  },
  {
    path: paths.dev,
    role: 'Developer',
    title: titles.dev,
    load: open('DevPage'),
  },
];
