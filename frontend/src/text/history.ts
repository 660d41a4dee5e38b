import type { HistoryEvent } from '../../../shared/schemas/history.ts';

export const historyText = {
  button: 'Historik',
  title: 'Historik',
  titleOf: (name: string) => `Historik: ${name}`,
  system: 'Klang',
  events: {
    Created: 'Skapade',
    Changed: 'Ändrade',
    Deleted: 'Raderade',
    Restored: 'Återställde',
  } satisfies Record<HistoryEvent, string>,
  list: 'Ändringar, nyast först',
  from: 'från',
  to: 'till',
  added: 'tillagd',
  removed: 'borttagen',
  nothingTold: 'Inget som visas ändrades.',
  showInitial: (count: number) => `Visa uppgifterna från början (${count})`,
  showAll: (count: number) => `Visa alla (${count})`,
  older: 'Visa äldre',
  empty: 'Ingen har ändrat något än',
  emptyHint: 'Här står vem som ändrar vad, och när.',
} as const;
