import type { NotificationChannel } from '../codes/notifications.ts';

export const notificationChannelLabels: Record<NotificationChannel, string> = {
  Here: 'Här i Klang',
  Mail: 'Här och i ett mejl om dagen',
  None: 'Inte alls',
};
