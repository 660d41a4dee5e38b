import type { UserSettings } from '../schemas/user.ts';

/** The settings of users who have chosen none. */
export const defaultUserSettings: UserSettings = {
  fontSize: 16,
  itemsPerPageProjects: 20,
  itemsPerPageWorkOrders: 20,
  itemsPerPageDefault: 20,
  workOrderAllShows: ['Quoted', 'Planned', 'Started', 'Registered'],
  singleKeys: true,
  columns: {},
};
