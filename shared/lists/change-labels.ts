import type { LoggedKind } from '../codes/kinds.ts';
import type { HistoryEvent } from '../schemas/history.ts';
import { kindLabels } from '../text/kinds.ts';

export const historyEventLabels: Record<HistoryEvent, string> = {
  Created: 'Skapad',
  Changed: 'Ändrad',
  Deleted: 'Raderad',
  Restored: 'Återställd',
};

export const loggedKindLabels: Record<LoggedKind, string> = {
  ...kindLabels,
  invoice: 'Faktura',
  agreement: 'Avtal',
  'system-settings': 'Systeminställningar',
  'system-secrets': 'Hemligheter',
  'fortnox-connection': 'Koppling till Fortnox',
  'fortnox-difference': 'Skillnad mot Fortnox',
};
