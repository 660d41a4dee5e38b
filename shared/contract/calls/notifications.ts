import { defineCall } from './call.ts';

const kinds = { reads: ['notification'], changes: ['notification'] } as const;

export const listOwnNotifications = defineCall(kinds, {
  name: 'notifications/list-own-notifications',
  method: 'GET',
  path: '/notifications',
  role: 'Staff',
});

export const markNotificationsRead = defineCall(kinds, {
  name: 'notifications/mark-notifications-read',
  method: 'POST',
  path: '/notifications/read',
  role: 'Staff',
});
