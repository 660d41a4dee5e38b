/** What a user is notified of. */
export const notificationKinds = [
  'SharedWork',
  'GivenProject',
  'InvoiceTrouble',
  'OverdueInvoice',
  'TransferEnded',
  'TimeLogDue',
  'ProjectBudget',
  'InstalmentDue',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Here: in the list. Mail: also in a daily mail while it is unread. */
export const notificationChannels = ['Here', 'Mail', 'None'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
