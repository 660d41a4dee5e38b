import { createValue } from '../state/value.ts';

/** How many notifications the user has not read, as the server last said. */
export const unreadNotifications = createValue(0);

export const hubStands = createValue(false);
