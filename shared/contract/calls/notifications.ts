import { defineCall } from './call.ts';

const kinds = { reads: ['notification'], changes: ['notification'] } as const;

export const listOwnNotifications = defineCall(kinds, 'GET /notifications', {
  name: 'notifications/list-own-notifications',
  role: 'Staff',
});

export const markNotificationsRead = defineCall(kinds, 'POST /notifications/read', {
  name: 'notifications/mark-notifications-read',
  role: 'Staff',
});
