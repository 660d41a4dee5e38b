import type { MailTroubleKind } from '../../../shared/schemas/invoice.ts';

/** Texts about mailings of invoices that did not go as they should. */
export const mailTroublesText = {
  title: (count: number) =>
    count === 1 ? 'Mejlet med en faktura behöver ses över' : `Mejlen med ${count} fakturor behöver ses över`,
  invoice: (serialNumber: string) => `Faktura ${serialNumber}`,
  ofOwner: (customer: string, initials: string) => `${customer} (${initials})`,
  to: (what: string, address: string) => `${what} (${address})`,
  showAll: (count: number) => `Visa alla ${count}`,
  settle: 'Markera som åtgärdat',
  settled: 'Mejlet är markerat som åtgärdat',
  notSettled: 'Kunde inte markera mejlet som åtgärdat',
} as const;

export const mailTroubleLabels: Record<MailTroubleKind, string> = {
  Bounced: 'mejlet kom inte fram',
  Complained: 'mejlet är anmält som skräppost',
  Uncertain: 'oklart om mejlet gick iväg',
  NeedsReceiver: 'mejlet väntar på en adress',
  NeedsSender: 'mejlet kan inte skickas',
};
