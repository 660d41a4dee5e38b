import type { UserSettings } from '../schemas/user.ts';

/** How the interface is shown to who has chosen nothing. */
export const defaultUserSettings: UserSettings = {
  fontSize: 16,
  itemsPerPageProjects: 20,
  itemsPerPageWorkOrders: 20,
  itemsPerPageDefault: 20,
  workOrderAllShows: ['Quoted', 'Planned', 'Started', 'Registered'],
  singleKeys: true,
};
