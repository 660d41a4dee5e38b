import { formatCount } from '../../../shared/lib/format.ts';

export const logPanelText = {
  empty: 'Loggen är tom',
  noHits: 'Inga träffar',
  clean: 'Rensa loggen',
  cleanQuestion: 'Alla poster raderas. Det kan inte ångras.',
  cleaned: (count: number) => formatCount(count, 'post raderad', 'poster raderade'),
  notCleaned: 'Kunde inte rensa loggen',
} as const;
