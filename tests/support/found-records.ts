import type { FoundRecords } from '../../shared/schemas/found-records.ts';

export const nothingFound: FoundRecords = {
  customers: [],
  projects: [],
  contacts: [],
  workOrders: [],
  invoices: [],
  addresses: [],
  users: [],
};
