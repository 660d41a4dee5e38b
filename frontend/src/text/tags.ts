import { tag } from '../../../shared/entities/tag.ts';
import { roleNames } from '../../../shared/text/users.ts';
import { titles } from '../navigation/titles.ts';

export const tagsText = {
  ...tag.labels,
  list: 'Taggar',
  addNew: 'Ny tagg',
  rename: 'Ändra tagg',
  isAlike: (name: string) => `Det finns redan en liknande tagg som heter ${name}.`,
  callIt: (name: string) => `Använd ${name} ändå`,
  exists: (name: string) => `Taggen ${name} finns redan.`,
  created: (name: string) => `Tagg ${name} skapad`,
  notCreated: 'Kunde inte skapa taggen',
  updated: 'Tagg uppdaterad',
  notUpdated: 'Kunde inte uppdatera taggen',
  deleteTitle: 'Radera tagg',
  deleteQuestion: (name: string) => `Är du säker på att du vill radera taggen ${name}?`,
  deleted: 'Tagg raderad',
  notDeleted: 'Kunde inte radera taggen',
  projects: (count: number) => (count === 1 ? '1 projekt' : `${count} projekt`),
  unused: 'Inga projekt',
  deleting: 'Raderas …',
  empty: 'Det finns inga taggar än',
  none: `Det finns inga taggar att välja. En ${roleNames.SuperAdmin} lägger till dem under ${titles.tags}.`,
  emptyHint: 'Med taggar går det att hitta projekt av samma slag.',
} as const;
