import { formatCount } from '../../../shared/lib/format.ts';

export const exportsText = {
  list: 'Mina exporter',
  name: 'Lista',
  askedAt: 'Begärd',
  rows: 'Rader',
  rowsOf: (done: string, total: string) => `${done} av ${total}`,
  status: 'Status',
  problem: 'Meddelande',
  states: { Pending: 'Pågår', Done: 'Klar', Failed: 'Misslyckades' },
  empty: 'Du har inga exporter',
  emptyHint: 'När du exporterar en lång lista skrivs den i bakgrunden. Filen finns sedan här i en vecka.',

  beginning: (name: string) => `${name}: exporten förbereds`,
  writing: (name: string, done: string, total: string) => `${name}: ${done} av ${total} rader`,
  done: (name: string, total: number) => `${name}: ${formatCount(total, 'rad', 'rader')} exporterade`,
  failed: (name: string) => `${name}: exporten misslyckades`,
  goesOn: 'Du kan stänga sidan. Filen finns under Mina exporter när den är klar.',
  keptWeek: 'Filen finns under Mina exporter i en vecka.',
  progressOf: (name: string) => `Export av ${name}`,
  fetch: 'Hämta filen',
  fetchOf: (name: string) => `Hämta ${name}`,
  notFetched: 'Kunde inte hämta filen',
  hide: 'Dölj',
} as const;
