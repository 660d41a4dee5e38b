import { roles, type Role } from '../../../shared/contract/route.ts';
import { addressesText } from '../text/addresses.ts';
import { invoicesText } from '../text/invoices.ts';
import { preferencesText } from '../text/preferences.ts';
import { priceListsText } from '../text/price-lists.ts';
import { projectsText } from '../text/projects.ts';
import { systemSettingsText } from '../text/system-settings.ts';
import { workOrdersText } from '../text/work-orders.ts';
import { paths } from './paths.ts';

type Loaded = { Component: React.ComponentType };

/** A page for signed-in people: where it is, who may see it, its document title, and its lazily loaded component. */
export type Screen = {
  path: string;
  role: Role;
  /** From the path's parameters where the title names them. */
  title: string | ((params: Record<string, string | undefined>) => string);
  load: () => Promise<Loaded>;
};

/** One entry for each page; the router, the guard and the menu follow from it. */
export const screens: readonly Screen[] = [
  {
    path: paths.homeProjectOwner,
    role: 'Staff',
    title: projectsText.ownerHome,
    load: async () => ({ Component: (await import('../features/projects/projects-page.tsx')).OwnerHomePage }),
  },
  {
    path: paths.homeProjectReviewer,
    role: 'Staff',
    title: projectsText.reviewerHome,
    load: async () => ({ Component: (await import('../features/projects/projects-page.tsx')).ReviewerHomePage }),
  },
  {
    path: paths.customers,
    role: 'Staff',
    title: 'Kunder',
    load: async () => ({ Component: (await import('../features/customers/customers-page.tsx')).CustomersPage }),
  },
  {
    path: paths.projects,
    role: 'Staff',
    title: projectsText.list,
    load: async () => ({ Component: (await import('../features/projects/projects-page.tsx')).ProjectsPage }),
  },
  {
    path: paths.projectDetails(':projectId'),
    role: 'Staff',
    title: projectsText.list,
    load: async () => ({ Component: (await import('./project-details-page.tsx')).ProjectDetailsPage }),
  },
  {
    path: paths.addresses,
    role: 'Staff',
    title: addressesText.list,
    load: async () => ({ Component: (await import('../features/addresses/addresses-page.tsx')).AddressesPage }),
  },
  {
    path: paths.projectAddresses(':projectId'),
    role: 'Staff',
    title: addressesText.list,
    load: async () => ({
      Component: (await import('../features/addresses/project-addresses-page.tsx')).ProjectAddressesPage,
    }),
  },
  {
    path: paths.invoicing,
    role: 'Staff',
    title: invoicesText.invoicing,
    load: async () => ({ Component: (await import('../features/invoices/invoicing-page.tsx')).InvoicingPage }),
  },
  {
    path: paths.projectInvoicing(':projectCode'),
    role: 'Staff',
    title: ({ projectCode = '' }) => invoicesText.projectInvoicing(projectCode),
    load: async () => ({ Component: (await import('../features/invoices/invoicing-page.tsx')).InvoicingPage }),
  },
  {
    path: paths.invoiceArchive,
    role: 'Staff',
    title: invoicesText.archive,
    load: async () => ({
      Component: (await import('../features/invoices/invoice-archive-page.tsx')).InvoiceArchivePage,
    }),
  },
  {
    path: paths.invoiceArchiveMy,
    role: 'Staff',
    title: invoicesText.archiveMy,
    load: async () => ({ Component: (await import('../features/invoices/invoice-archive-page.tsx')).MyInvoicesPage }),
  },
  {
    path: paths.invoiceArchiveOverdue,
    role: 'Staff',
    title: invoicesText.archiveOverdue,
    load: async () => ({
      Component: (await import('../features/invoices/invoice-archive-page.tsx')).OverdueInvoicesPage,
    }),
  },
  {
    path: paths.products,
    role: 'SuperAdmin',
    title: 'Produkter',
    load: async () => ({ Component: (await import('../features/products/products-page.tsx')).ProductsPage }),
  },
  {
    path: paths.projectWorkOrders(':projectCode'),
    role: 'Staff',
    title: ({ projectCode = '' }) => workOrdersText.titleOf(projectCode),
    load: async () => ({
      Component: (await import('../features/work-orders/project-work-orders-page.tsx')).ProjectWorkOrdersPage,
    }),
  },
  {
    path: paths.defaultPriceLists,
    role: 'SuperAdmin',
    title: priceListsText.title,
    load: async () => ({
      Component: (await import('../features/price-lists/default-price-lists-page.tsx')).DefaultPriceListsPage,
    }),
  },
  {
    path: paths.preferences,
    role: 'Staff',
    title: preferencesText.title,
    load: async () => ({ Component: (await import('../features/preferences/preferences-page.tsx')).PreferencesPage }),
  },
  {
    path: paths.systemSettings,
    role: 'SuperAdmin',
    title: systemSettingsText.title,
    load: async () => ({
      Component: (await import('../features/system-settings/system-settings-page.tsx')).SystemSettingsPage,
    }),
  },
];

/** Whether a role reaches another's screens. */
export function reaches(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/** Where a login leads: the project owner's home, or the first list there is. */
export function homePath(): string {
  const isThere = screens.some((screen) => screen.path === paths.homeProjectOwner);
  return isThere ? paths.homeProjectOwner : (screens[0]?.path ?? paths.notFound);
}
