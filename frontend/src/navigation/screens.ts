import type { Grant } from '../../../shared/codes/grants.ts';
import { logInAnswerPath } from '../../../shared/codes/log-in-providers.ts';
import type { Role } from '../../../shared/codes/roles.ts';

export type MenuGroup = 'home' | 'contact' | 'invoices' | 'settings';
export type MenuIcon =
  | 'bin'
  | 'book'
  | 'calendar'
  | 'chart'
  | 'folders'
  | 'people'
  | 'scale'
  | 'settings'
  | 'spreadsheet';

export type PublicScreen = {
  /** With a part such as ':projectId', its path is a function. */
  path: string;
  title: string | ((params: Record<string, string | undefined>) => string);
};

export type Screen = PublicScreen & {
  role: Role;
  /** Decides instead of the role for users who are given or denied it. */
  grant?: Grant;
  /** The screen's group in the bottom menu, or its icon if it is alone there. In the order of this file. */
  menu?: MenuGroup | { icon: MenuIcon };
  /** Under the name in the top bar, because the specification fixes the bottom menu. */
  underName?: { icon: MenuIcon };
  /** Reached from the palette, and from the pages that it concerns. */
  isUnlisted?: true;
  /** In menus, where it differs from the title. */
  label?: string;
  /** Shows how many things need attention. */
  isCounted?: true;
};

/** Without a session. Their pages are named in `app/router.tsx`. */
export const publicScreens = {
  login: { path: '/', title: 'Logga in' },
  loginAnswer: { path: logInAnswerPath, title: 'Logga in' },
  forgotPassword: { path: '/forgot-password', title: 'Glömt PIN' },
  resetPassword: { path: '/reset-password/:token', title: 'Ny PIN' },
  notFound: { path: '/404', title: 'Sidan finns inte' },
  fortnoxActivation: { path: '/fortnox/activation', title: 'Fortnox-koppling klar' },
} as const satisfies Record<string, PublicScreen>;

/** Each screen of the shell once. Paths, titles, menus and routes derive from it; `app/pages/pages.ts` has its page. */
export const screens = {
  homeMyDay: {
    path: '/home/my-day',
    role: 'Staff',
    title: 'Hem » Min dag',
    menu: 'home',
    label: 'Min dag',
  },
  homeProjectOwner: {
    path: '/home/project-owner',
    role: 'Staff',
    title: 'Hem » Ansvarig',
    menu: 'home',
    label: 'Ansvarig',
  },
  homeProjectReviewer: {
    path: '/home/project-reviewer',
    role: 'Staff',
    title: 'Hem » Granskare',
    menu: 'home',
    label: 'Granskare',
  },
  homeWorkOrders: {
    path: '/home/work-orders',
    role: 'Staff',
    title: 'Hem » Insatser',
    menu: 'home',
    label: 'Insatser',
  },
  homeShare: {
    path: '/home/share',
    role: 'Staff',
    title: 'Hem » Dela',
    menu: 'home',
    label: 'Dela',
  },
  overview: {
    path: '/overview',
    role: 'SuperAdmin',
    grant: 'overview',
    title: 'Översikt',
    menu: { icon: 'chart' },
  },
  customers: {
    path: '/customers',
    role: 'Staff',
    title: 'Kunder',
    menu: { icon: 'people' },
    label: 'Kund',
  },
  customerDetails: {
    path: '/customerdetails/:customerId',
    role: 'Staff',
    title: 'Kund',
  },
  projects: {
    path: '/projects',
    role: 'Staff',
    title: 'Projekt',
    menu: { icon: 'folders' },
  },
  projectDetails: {
    path: '/projectdetails/:projectId',
    role: 'Staff',
    title: 'Projekt',
  },
  projectWorkOrders: {
    path: '/work-orders/project/:projectCode',
    role: 'Staff',
    title: ({ projectCode = '' }) => `${projectCode} » Insatser`,
  },
  projectPersons: {
    path: '/contact/persons/project/:projectId',
    role: 'Staff',
    title: 'Personer',
  },
  projectAddresses: {
    path: '/contact/addresses/project/:projectId',
    role: 'Staff',
    title: 'Adresser',
  },
  projectInvoicing: {
    path: '/invoices/project/:projectCode',
    role: 'Staff',
    title: ({ projectCode = '' }) => `${projectCode} » Fakturera`,
  },
  importRecords: {
    path: '/import/:kind',
    role: 'Staff',
    title: 'Importera',
  },
  persons: {
    path: '/contact/persons',
    role: 'Staff',
    title: 'Personer',
    menu: 'contact',
  },
  addresses: {
    path: '/contact/addresses',
    role: 'Staff',
    title: 'Adresser',
    menu: 'contact',
  },
  invoicing: {
    path: '/invoices',
    role: 'Staff',
    title: 'Fakturera',
    menu: 'invoices',
  },
  invoiceArchiveMy: {
    path: '/invoices/archive/my',
    role: 'Staff',
    title: 'Fakturor » Ansvarig',
    menu: 'invoices',
    label: 'Ansvarig',
  },
  invoiceArchiveOverdue: {
    path: '/invoices/archive/overdue',
    role: 'Staff',
    title: 'Fakturor » Förfallna',
    menu: 'invoices',
    label: 'Förfallna',
  },
  invoiceArchive: {
    path: '/invoices/archive',
    role: 'Staff',
    title: 'Fakturor » Reskontra',
    menu: 'invoices',
    label: 'Reskontra',
  },
  invoiceAttention: {
    path: '/invoices/archive/attention',
    role: 'Staff',
    title: 'Fakturor » Behöver åtgärdas',
    menu: 'invoices',
    label: 'Behöver åtgärdas',
    isCounted: true,
  },
  numberSeries: {
    path: '/superadmin/number-series',
    role: 'SuperAdmin',
    title: 'Fakturor » Nummerserie',
    menu: 'invoices',
    label: 'Nummerserie',
  },
  staffTimeLogs: {
    path: '/stafftimelogs',
    role: 'Staff',
    title: 'Tidlogg',
    underName: { icon: 'calendar' },
  },
  allTimeLogs: {
    path: '/superadmin/time-logs',
    role: 'SuperAdmin',
    grant: 'absences',
    title: 'Allas tidloggar',
    underName: { icon: 'people' },
  },
  timeReportBalance: {
    path: '/time-report/balance',
    role: 'Staff',
    title: 'Saldo',
    underName: { icon: 'scale' },
  },
  timeReportCreate: {
    path: '/time-report/create',
    role: 'Staff',
    title: 'Skapa tidrapport',
    underName: { icon: 'spreadsheet' },
  },
  timeReportHistory: {
    path: '/time-report/history',
    role: 'Staff',
    title: 'Historik',
    underName: { icon: 'spreadsheet' },
    label: 'Tidrapporter',
  },
  ownExports: {
    path: '/settings/exports',
    role: 'Staff',
    title: 'Mina exporter',
    underName: { icon: 'spreadsheet' },
  },
  deleted: {
    path: '/settings/deleted',
    role: 'Staff',
    title: 'Raderat',
    underName: { icon: 'bin' },
  },
  users: {
    path: '/superadmin/users',
    role: 'SuperAdmin',
    title: 'Användare',
    menu: 'settings',
  },
  logIns: {
    path: '/superadmin/log-ins',
    role: 'SuperAdmin',
    title: 'Användare » Inloggningar',
  },
  defaultPriceLists: {
    path: '/superadmin/price-lists-default',
    role: 'SuperAdmin',
    title: 'PL-standard',
    menu: 'settings',
  },
  customerPriceLists: {
    path: '/superadmin/price-lists-customer',
    role: 'SuperAdmin',
    title: 'PL-kund',
    menu: 'settings',
  },
  deliveryTemplates: {
    path: '/superadmin/delivery-templates',
    role: 'SuperAdmin',
    title: 'Leverans',
    menu: 'settings',
  },
  tags: {
    path: '/superadmin/tags',
    role: 'SuperAdmin',
    title: 'Taggar',
    menu: 'settings',
  },
  products: {
    path: '/settings/products',
    role: 'SuperAdmin',
    title: 'Produkter',
    menu: 'settings',
  },
  erasablePersons: {
    path: '/superadmin/erasable-persons',
    role: 'SuperAdmin',
    title: 'Gallring',
    menu: 'settings',
  },
  erasures: {
    path: '/superadmin/erasures',
    role: 'SuperAdmin',
    title: 'Gjorda raderingar',
  },
  setup: {
    path: '/settings/setup',
    role: 'SuperAdmin',
    title: 'Kom igång',
    isUnlisted: true,
  },
  systemSettings: {
    path: '/settings/system-settings',
    role: 'SuperAdmin',
    title: 'System',
    menu: 'settings',
  },
  changeLog: {
    path: '/superadmin/change-log',
    role: 'SuperAdmin',
    title: 'Ändringslogg',
    menu: 'settings',
  },
  dev: {
    path: '/settings/dev',
    role: 'Developer',
    title: 'Dev’s Lounge',
    menu: 'settings',
    label: 'Dev',
  },
  preferences: {
    path: '/settings/preferences',
    role: 'Staff',
    title: 'Gränssnitt',
    menu: 'settings',
    underName: { icon: 'settings' },
  },
  ownLogIns: {
    path: '/settings/log-ins',
    role: 'Staff',
    title: 'Gränssnitt » Inloggningar',
  },
  handbook: {
    path: '/handbok',
    role: 'Staff',
    title: 'Handbok',
    underName: { icon: 'book' },
  },
  handbookPage: {
    path: '/handbok/:slug',
    role: 'Staff',
    title: 'Handbok',
  },
  concertHall: {
    path: '/konsertsalen',
    role: 'Staff',
    title: 'Konsertsalen',
  },
} as const satisfies Record<string, Screen>;

export const allScreens = { ...publicScreens, ...screens };

export type PublicScreenName = keyof typeof publicScreens;
export type ScreenName = keyof typeof screens;

export const screenList: readonly (Screen & { name: ScreenName })[] = Object.entries<Screen>(screens).map(
  ([name, screen]) => ({ ...screen, name: name as ScreenName }),
);
