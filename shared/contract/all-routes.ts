import { agreementsRoutes } from './agreements.ts';
import { addressesRoutes } from './addresses.ts';
import { attentionRoutes } from './attention.ts';
import { authRoutes } from './auth.ts';
import { contactsRoutes } from './contacts.ts';
import { bulkRoutes } from './bulk.ts';
import { customersRoutes } from './customers.ts';
import { deliveryTemplatesRoutes } from './delivery-templates.ts';
import { devRoutes } from './dev.ts';
import { filesRoutes } from './files.ts';
import { devCustomersRoutes } from './dev-customers.ts';
import { financeIntegrationRoutes } from './finance-integration.ts';
import { historyRoutes } from './history.ts';
import { hubRoutes } from './hub.ts';
import { invoiceChoicesRoutes } from './invoice-choices.ts';
import { invoiceRunsRoutes } from './invoice-runs.ts';
import { invoicesByHandRoutes } from './invoices-by-hand.ts';
import { invoicesRoutes } from './invoices.ts';
import { listViewsRoutes } from './list-views.ts';
import { logInProvidersRoutes } from './log-in-providers.ts';
import { logInsRoutes } from './log-ins.ts';
import { messageLogRoutes } from './message-log.ts';
import { overviewRoutes } from './overview.ts';
import { partCreditRoutes } from './part-credits.ts';
import { passkeysRoutes } from './passkeys.ts';
import { priceListsRoutes } from './price-lists.ts';
import { myDayRoutes } from './my-day.ts';
import { notificationsRoutes } from './notifications.ts';
import { productsRoutes } from './products.ts';
import { projectLogsRoutes } from './project-logs.ts';
import { projectImportRoutes } from './project-import.ts';
import { personalDataRoutes } from './personal-data.ts';
import { projectsRoutes } from './projects.ts';
import { recordImportsRoutes } from './record-imports.ts';
import { reportsRoutes } from './reports.ts';
import { type Route, usualBodyBytes } from './route.ts';
import { searchRoutes } from './search.ts';
import { settingsRoutes } from './settings.ts';
import { setupRoutes } from './setup.ts';
import { spreadsheetsRoutes } from './spreadsheets.ts';
import { staffTimeLogsRoutes } from './staff-time-logs.ts';
import { tagsRoutes } from './tags.ts';
import { timeReportsRoutes } from './time-reports.ts';
import { usersRoutes } from './users.ts';
import { workOrdersRoutes } from './work-orders.ts';

const routes = [
  ...authRoutes,
  ...passkeysRoutes,
  ...usersRoutes,
  ...settingsRoutes,
  ...setupRoutes,
  ...searchRoutes,
  ...customersRoutes,
  ...addressesRoutes,
  ...contactsRoutes,
  ...tagsRoutes,
  ...productsRoutes,
  ...priceListsRoutes,
  ...deliveryTemplatesRoutes,
  ...projectsRoutes,
  ...projectLogsRoutes,
  ...workOrdersRoutes,
  ...myDayRoutes,
  ...bulkRoutes,
  ...invoicesRoutes,
  ...attentionRoutes,
  ...invoicesByHandRoutes,
  ...invoiceChoicesRoutes,
  ...agreementsRoutes,
  ...partCreditRoutes,
  ...invoiceRunsRoutes,
  ...overviewRoutes,
  ...filesRoutes,
  ...financeIntegrationRoutes,
  ...devCustomersRoutes,
  ...staffTimeLogsRoutes,
  ...timeReportsRoutes,
  ...historyRoutes,
  ...listViewsRoutes,
  ...spreadsheetsRoutes,
  ...hubRoutes,
  ...notificationsRoutes,
  ...devRoutes,
  ...projectImportRoutes,
  ...recordImportsRoutes,
  ...messageLogRoutes,
  ...personalDataRoutes,
  ...logInsRoutes,
  ...logInProvidersRoutes,
  ...reportsRoutes,
];

export const allRoutes: readonly Route[] = routes;

/** Each route by its name, for the types of a call. */
export type RouteNamed = { readonly [R in (typeof routes)[number] as R['name']]: R };

export const largestBodyBytes = Math.max(...allRoutes.map(({ maxBodyBytes = usualBodyBytes }) => maxBodyBytes));
