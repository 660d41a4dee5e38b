import { formatCount } from '../../../shared/lib/format.ts';

export const outboxText = {
  title: 'Utkorg',
  waiting: (count: number) => `${formatCount(count, 'sparning', 'sparningar')} väntar på nätverket`,
  sending: (count: number) => `${formatCount(count, 'sparning', 'sparningar')} skickas`,
  refused: (count: number) => `${formatCount(count, 'sparning', 'sparningar')} kunde inte tas emot`,
  kept: 'Sparat i utkorgen. Det skickas när nätverket är tillbaka.',
  sent: (title: string) => `Skickat: ${title}`,
  uncertain: 'Det är osäkert om den kom fram. Kontrollera uppgifterna innan du försöker igen.',
  show: 'Visa',
  hide: 'Dölj',
  discard: 'Släng',
  discardTitle: (title: string) => `Slänga ”${title}”?`,
  discardMessage: 'Det du har sparat utan nätverk skickas då aldrig.',
  waits: 'Det du sparade väntar i utkorgen. Ändrar du något sparas det som en ändring till.',
  created: (kind: string, name: string) => (name === '' ? `Ny ${kind}` : `Ny ${kind}: ${name}`),
  changed: (kind: string, name: string) => (name === '' ? `Ändrad ${kind}` : `Ändrad ${kind}: ${name}`),
  logoutTitle: 'Logga ut ändå?',
  logoutMessage: 'Utkorgen är inte tom. Det som väntar skickas när du loggar in igen på den här datorn.',
} as const;

export const outboxKinds: Readonly<Record<string, string>> = {
  addresses: 'adress',
  contacts: 'kontakt',
  customers: 'kund',
  projects: 'projekt',
  'staff-time-logs': 'tidlogg',
  'work-orders': 'insats',
};
