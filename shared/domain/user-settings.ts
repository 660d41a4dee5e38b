import type { UserSettings } from '../schemas/user.ts';

/** How many rows a page of a list can have; 0 shows all. */
export const pageSizes = [0, 10, 15, 20, 30, 50] as const;

/** How the interface is shown to who has chosen nothing. */
export const defaultUserSettings: UserSettings = {
  fontSize: 16,
  itemsPerPageProjects: 20,
  itemsPerPageWorkOrders: 20,
  itemsPerPageDefault: 20,
  workOrderAllShows: ['Quoted', 'Planned', 'Started', 'Registered'],
  singleKeys: true,
};
