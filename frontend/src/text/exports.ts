import type { TakeOutPhase } from '../../../shared/codes/take-out-phases.ts';
import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

const counted = (what: string, done: number, total: number | null) =>
  total === null
    ? `${what}, ${formatNumber(done)} hittills`
    : `${what}, ${formatNumber(done)} av ${formatNumber(total)}`;

const phases: Record<TakeOutPhase, (done: number, total: number | null) => string> = {
  items: (done, total) => counted('läser', done, total),
  records: (done, total) => counted('skriver poster', done, total),
  lists: (done, total) => counted('skriver listor', done, total),
  files: (done, total) => counted('hämtar filer', done, total),
  invoices: (done, total) => counted('hämtar filer och fakturor', done, total),
  end: () => 'avslutar filen',
};

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
  done: (name: string, total: number) => `${name}: ${formatCount(total, 'rad exporterad', 'rader exporterade')}`,
  takingOut: (name: string, phase: TakeOutPhase, done: number, total: number | null) =>
    `${name}: ${phases[phase](done, total)}`,
  takenOut: (name: string, total: number) => `${name}: ${formatCount(total, 'post', 'poster')} uttagna`,
  failed: (name: string) => `${name}: exporten misslyckades`,
  goesOn: 'Du kan stänga sidan. Filen finns under Mina exporter när den är klar.',
  keptWeek: 'Filen finns under Mina exporter i en vecka.',
  progressOf: (name: string) => `Export av ${name}`,
  fetch: 'Hämta filen',
  fetchOf: (name: string) => `Hämta ${name}`,
  notFetched: 'Kunde inte hämta filen',
  hide: 'Dölj',
} as const;
