import type { Role } from '../../../shared/codes/roles.ts';
import { formatCount } from '../../../shared/lib/format.ts';
import { roleNames } from '../../../shared/text/users.ts';
import { titles } from '../navigation/titles.ts';

const page = (title: string) => `${titles.handbook} » ${title}`;

/** What opens the handbook is in `howItWorks`, which every page loads. */
export const handbookText = {
  page,
  search: 'Sök i handboken',
  found: (count: number) => formatCount(count, 'sida', 'sidor'),
  nothing: 'Inga träffar',
  nothingHint: 'Prova ett annat ord.',
  goodToKnow: 'Bra att veta',
  terms: 'Ord på sidan',
  seeAlso: 'Se även',
  all: 'Alla sidor',
  inHandbook: 'Öppna i handboken',
  onePage: 'Allt på en sida',
  print: 'Skriv ut',
  missing: 'Sidan finns inte i handboken',
  doneBy: {
    Staff: '',
    SuperAdmin: `Görs av en ${roleNames.SuperAdmin} eller ${roleNames.Developer}.`,
    Developer: `Görs av en ${roleNames.Developer}.`,
  } satisfies Record<Role, string>,
} as const;
