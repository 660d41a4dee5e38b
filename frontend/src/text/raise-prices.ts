import { formatCount } from '../../../shared/lib/format.ts';

export const raisePricesText = {
  open: 'Räkna upp',
  close: 'Avbryt uppräkningen',
  title: 'Räkna upp priserna',
  percent: 'Procent',
  percentHint: 'Minus räknar ner.',
  wrongPercent: 'Ange −50 till 100 procent, med högst två decimaler.',
  step: 'Avrunda till',
  stepHint: 'Låga priser till öre.',
  steps: { 0: 'Ingen avrundning', 1: 'Hela kronor', 5: '5 kronor', 10: '10 kronor' },
  table: 'Gamla och nya priser',
  product: 'Produkt',
  before: 'Nu',
  after: 'Nytt',
  difference: 'Skillnad',
  nothing: 'Det finns inga priser att räkna upp.',
  use: 'Använd de nya priserna',
  used: (count: number) =>
    `${formatCount(count, 'pris är ändrat', 'priser är ändrade')}. Spara prislistan för att de ska gälla.`,
  undo: 'Ångra',
  effect: 'Vad de nya priserna påverkar',
} as const;
