import type { ErasablePerson, Erasure } from '../../../shared/schemas/personal-data.ts';
import { formatCount } from '../../../shared/lib/format.ts';

const persons = (count: number) => formatCount(count, 'person', 'personer');

export const personalDataText = {
  title: 'Personuppgifter',
  takeOut: 'Registerutdrag',
  takeOutHint:
    'Allt som Klang har om personen, i en fil som går att lämna ut: kalkylblad och JSON med en läsanvisning.',
  ownTakeOutHint: 'Allt som Klang har om dig, i en fil.',
  takeOutOfUserHint:
    'Allt som Klang har om användaren, i en fil som går att lämna ut. Får du läsa andras tidloggar är tidloggen med, och läsningen syns för användaren.',
  notTakenOut: 'Kunde inte göra registerutdraget',

  erase: 'Radera personuppgifter',
  eraseHint: 'Innan något raderas står det vad som tas bort och vad som måste ligga kvar. Det går inte att ångra.',
  eraseTitle: (name: string) => `Radera personuppgifterna för ${name}?`,
  eraseManyTitle: (count: number) => `Radera personuppgifterna för ${persons(count)}?`,
  eraseManyMessage:
    'Namn, kontaktuppgifter och historik ersätts med Raderad person. Fakturor och deras underlag ligger kvar, eftersom de är räkenskapsinformation.',
  removed: 'Tas bort',
  kept: 'Ligger kvar',
  until: (day: string) => `Minst till och med ${day}.`,
  isFinal: 'Det går inte att ångra.',
  erased: 'Personuppgifterna är raderade',
  erasedMany: (count: number) => `Personuppgifterna för ${persons(count)} är raderade`,
  notErased: 'Kunde inte radera personuppgifterna',
  notPossible: 'Personuppgifterna kan inte raderas',
  notRead: 'Kunde inte läsa vad som skulle raderas',

  list: 'Gallring',
  columns: {
    fullName: 'Namn',
    kind: 'Slag',
    of: 'Företag, initialer',
    reason: 'Skäl',
    projects: 'Projekt',
    lastUsed: 'Senast använd',
  },
  kinds: { contact: 'Person', user: 'Användare' } satisfies Record<ErasablePerson['kind'], string>,
  reasons: { Unused: 'Oanvänd', Deleted: 'Raderad' } satisfies Record<ErasablePerson['reason'], string>,
  empty: 'Ingen att gallra',
  emptyHint:
    'Här föreslås personer som inget projekt, ingen insats och ingen faktura har nämnt på länge, och raderade som har uppgifter kvar. Tiden ställs in under System.',
  toErasures: 'Gjorda raderingar',
  toErasable: 'Till gallringen',

  erasures: 'Gjorda raderingar',
  erasureColumns: { of: 'Slag', id: 'Nummer', at: 'Raderad', by: 'Av', state: 'Läge' },
  erasureKinds: { contact: 'Person', user: 'Användare', 'staff-time-log': 'Tidlogg, hälsouppgifter' } satisfies Record<
    Erasure['of'],
    string
  >,
  bySetting: 'Klang, enligt inställningen',
  ongoing: 'Historik och loggar återstår',
  done: 'Klar',
  noErasures: 'Inga personuppgifter är raderade',
  noErasuresHint: 'När personuppgifter raderas står det här vem som gjorde det och när, men inte vad som raderades.',
} as const;
