import { formatCount } from '../../../shared/lib/format.ts';

type OutboxKind = { kind: string; isNeuter?: boolean };

const titled = (what: string, name: string) => (name === '' ? what : `${what}: ${name}`);

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
  noRoom: 'Kunde inte spara filen på den här enheten. Försök igen när nätverket är tillbaka.',
  sent: (title: string) => `Skickat: ${title}`,
  uncertain: 'Det är osäkert om den kom fram. Kontrollera uppgifterna innan du försöker igen.',
  changedSince: (change: string) => `${change} Det du skrev finns kvar: öppna, jämför och välj vad som ska gälla.`,
  notDeleted: (change: string) =>
    `${change} Därför är inget raderat. Öppna och se vad som har ändrats. Radera igen om det fortfarande ska bort, och släng det här.`,
  discard: 'Släng',
  discardTitle: (title: string) => `Slänga ”${title}”?`,
  discardMessage: 'Det du har gjort utan nätverk skickas då aldrig.',
  waits: 'Det du sparade väntar i utkorgen. Ändrar du något sparas det som en ändring till.',
  created: ({ kind, isNeuter }: OutboxKind, name: string) => titled(`${isNeuter ? 'Nytt' : 'Ny'} ${kind}`, name),
  changed: ({ kind, isNeuter }: OutboxKind, name: string) => titled(`${isNeuter ? 'Ändrat' : 'Ändrad'} ${kind}`, name),
  deleted: ({ kind, isNeuter }: OutboxKind, name: string) =>
    titled(`${isNeuter ? 'Raderat' : 'Raderad'} ${kind}`, name),
  logoutTitle: 'Logga ut ändå?',
  logoutMessage: (what: Counts) => {
    const [they, them] = what.saves + what.files === 1 ? ['Den', 'den'] : ['De', 'dem'];
    return `I utkorgen finns ${wordsOf(what)}. ${they} ligger kvar på den här datorn och skickas när du loggar in igen, om du inte slänger ${them}.`;
  },
  logoutDiscard: 'Släng och logga ut',
} as const;

export const outboxKinds: Readonly<Record<string, OutboxKind>> = {
  addresses: { kind: 'adress' },
  contacts: { kind: 'kontakt' },
  customers: { kind: 'kund' },
  files: { kind: 'fil' },
  'project-logs': { kind: 'loggmeddelande', isNeuter: true },
  projects: { kind: 'projekt', isNeuter: true },
  'staff-time-logs': { kind: 'tidlogg' },
  'work-orders': { kind: 'insats' },
};
