import { userSettings } from '../../../../shared/entities/user-settings.ts';
import type { Database } from '../database.ts';

export type PageSizeSetting = 'items_per_page_projects' | 'items_per_page_work_orders' | 'items_per_page_default';

const defaults: Record<PageSizeSetting, number> = {
  items_per_page_projects: userSettings.empty.itemsPerPageProjects,
  items_per_page_work_orders: userSettings.empty.itemsPerPageWorkOrders,
  items_per_page_default: userSettings.empty.itemsPerPageDefault,
};

export function userPageSize(db: Database, userId: number, setting: PageSizeSetting): number {
  const row = db.get<{ size: number | null }>(
    `SELECT ${setting} AS size FROM user_settings WHERE id = ? AND listed = 1`,
    [userId],
  );
  return row?.size ?? defaults[setting];
}
