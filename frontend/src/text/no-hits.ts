import { formatCount } from '../../../shared/lib/format.ts';

const formatHits = (count: number) => formatCount(count, 'träff', 'träffar');

export const noHitsText = {
  title: 'Inga träffar',
  hint: 'Inget passar filtret. Ändra eller återställ det.',
  blame: (filter: string) => `Det är ”${filter}” som inte ger några träffar.`,
  blameSeveral: 'Något av de här filtren ger inga träffar. Ta bort ett av dem:',
  together: 'Inget passar alla filter på en gång. Ta bort ett av dem:',
  remove: (filter: string, hits: number) => `Ta bort ”${filter}” (${formatHits(hits)})`,
  removeAlone: (filter: string) => `Ta bort ”${filter}”`,
  widen: (filter: string, hits: number) => `Visa ”${filter}” (${formatHits(hits)})`,
} as const;
