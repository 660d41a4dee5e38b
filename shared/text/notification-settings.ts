import type { NotificationChannel, NotificationKind } from '../codes/notifications.ts';

export const notificationChannelLabels: Record<NotificationChannel, string> = {
  Here: 'Här i Klang',
  Mail: 'Här och i ett mejl om dagen',
  None: 'Inte alls',
};

/**
 * Each kind: its name, and its channel until the user chooses another. Apart from the sentences, which only functions
 * that notify load.
 */
export const notificationSettings: Record<NotificationKind, { label: string; channel: NotificationChannel }> = {
  SharedWork: { label: 'Insatser som andra ger mig', channel: 'Here' },
  GivenProject: { label: 'Projekt som andra ger mig', channel: 'Here' },
  InvoiceTrouble: { label: 'Fakturor som inte registreras eller levereras', channel: 'Here' },
  OverdueInvoice: { label: 'Förfallna fakturor i mina projekt', channel: 'Here' },
  TransferEnded: { label: 'Exporter och importer som är klara', channel: 'Here' },
  TimeLogDue: { label: 'Tidloggar att skicka in, godkända eller tillbakaskickade', channel: 'Here' },
  ProjectBudget: { label: 'Mina projekt som når 80 eller 100 % av budgeten', channel: 'Here' },
  InstalmentDue: { label: 'Delbetalningar att fakturera i mina projekt', channel: 'Here' },
};
