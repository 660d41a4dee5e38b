import { formatCount } from '../../../shared/lib/format.ts';

const records = (count: number) => formatCount(count, 'post', 'poster');

export const deletedText = {
  list: 'Raderat',
  columns: { name: 'Namn', kind: 'Slag', partOf: 'Hör till', deletedAt: 'Raderat', deletedBy: 'Av' },
  restore: 'Återställ',
  restoredMany: (count: number) => `Återställt: ${records(count)}`,
  notRestored: (count: number) => `${records(count)} gick inte att återställa`,
  history: 'Historik',
  empty: 'Inget är raderat',
  emptyHint: 'Det som raderas finns kvar här i 30 dagar och kan återställas.',
  question: 'Vad kan inte återställas här?',
  final: [
    ['Utfärdade fakturor', 'De raderas eller ändras aldrig. Rätta med en kreditfaktura och fakturera sedan på nytt.'],
    ['Skickad e-post', 'Den är framme hos mottagaren. Skicka en rättelse, eller fakturan en gång till.'],
    ['Det som Fortnox har fått', 'Rätta det i Fortnox, eller kreditera fakturan.'],
    ['Filer', 'De återställs i projektets filer, under Raderade, i 90 dagar.'],
    [
      'Andras tidloggar och loggmeddelanden',
      'En tidlogg återställs av den som äger den, ett loggmeddelande av den som raderade det.',
    ],
  ],
} as const satisfies Record<string, unknown>;
