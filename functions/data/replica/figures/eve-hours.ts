import { systemSettings } from '../../../../shared/entities/system-settings.ts';
import type { Database } from '../database.ts';

/** The firm's norm of midsommarafton, julafton and nyårsafton, in hours. */
export function eveHoursOf(db: Database): number {
  const saved = db.get<{ hours: number }>('SELECT eve_hours AS hours FROM system_settings WHERE listed = 1');
  return saved?.hours ?? systemSettings.empty.eveHours;
}
