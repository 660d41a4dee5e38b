import type { HistoryKind } from '../../../shared/codes/kinds.ts';
import type { HistoryEvent } from '../../../shared/schemas/history.ts';

export const historyText = {
  button: 'Historik',
  title: 'Historik',
  latest: 'Senaste ändringarna',
  toHistory: 'Till historiken',
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
  nothingToShow: 'Inget som visas ändrades.',
  showInitial: (count: number) => `Visa uppgifterna från början (${count})`,
  showAll: (count: number) => `Visa alla (${count})`,
  older: 'Visa äldre',
  restoredTo: (when: string) => `till versionen från ${when}`,
  restore: 'Återställ till denna version',
  restoreOf: (when: string) => `Återställ till denna version från ${when}`,
  empty: 'Ingen har ändrat något än',
  emptyHint: 'Här står vem som ändrar vad, och när.',
} as const;

export const finalKinds: { [K in HistoryKind]?: string } = {
  invoice:
    'En utfärdad faktura kan inte ångras. Rätta den med en kreditfaktura och fakturera sedan på nytt. Inte heller skickad e-post eller det som Fortnox har fått tas tillbaka.',
  'system-settings': 'Inställningar ändras tillbaka för hand.',
  'fortnox-difference': 'En avbockad skillnad kan inte ångras. Finns den kvar i Fortnox rättas den där.',
};
