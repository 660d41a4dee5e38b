import { formatCount } from '../../../shared/lib/format.ts';

type Counts = { saves: number; files: number };

function wordsOf({ saves, files }: Counts): string {
  const words = [
    saves > 0 && formatCount(saves, 'ändring', 'ändringar'),
    files > 0 && formatCount(files, 'fil', 'filer'),
  ];
  return words.filter(Boolean).join(' och ');
}

export const outboxText = {
  title: 'Utkorg',
  waiting: (what: Counts) => `${wordsOf(what)} väntar på nätverket`,
  sending: (what: Counts) => `${wordsOf(what)} skickas`,
  refused: (what: Counts) => `${wordsOf(what)} kunde inte tas emot`,
  kept: 'Sparat i utkorgen. Det skickas när nätverket är tillbaka.',
  file: (name: string, size: string, projectCode: string) => `${name} (${size}) till ${projectCode}`,
  fileTooLarge: (most: string) =>
    `Filen är för stor för att vänta i utkorgen. Högst ${most}. Försök igen när nätverket är tillbaka.`,
  full: (most: string) =>
    `Utkorgen är full: filer på sammanlagt högst ${most} kan vänta. Försök igen när nätverket är tillbaka.`,
  noRoom: 'Det gick inte att spara filen på den här enheten. Försök igen när nätverket är tillbaka.',
  sent: (title: string) => `Skickat: ${title}`,
  uncertain: 'Det är osäkert om den kom fram. Kontrollera uppgifterna innan du försöker igen.',
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
