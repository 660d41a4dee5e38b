import { listsText } from './lists.ts';

export const noHitsText = {
  blame: (filter: string) => `Det är ”${filter}” som inte ger några träffar.`,
  blameSeveral: 'Något av de här filtren ger inga träffar. Ta bort ett av dem:',
  together: 'Inget passar alla filter på en gång. Ta bort ett av dem:',
  remove: (filter: string, hits: number) => `Ta bort ”${filter}” (${listsText.hits(hits)})`,
  removeAlone: (filter: string) => `Ta bort ”${filter}”`,
  widen: (filter: string, hits: number) => `Visa ”${filter}” (${listsText.hits(hits)})`,
} as const;
