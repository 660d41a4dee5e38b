import { user } from '../../../shared/entities/user.ts';
import { titles } from '../navigation/titles.ts';

export const takeOutText = {
  title: 'Ta ut allt',
  hint: 'Allt som företaget har i Klang i en fil: poster och historik, listor i Excel, projektens filer och fakturornas PDF:er. En sida i filen förklarar innehållet.',
  takeOut: 'Ta ut allt',
  takeOutHint: `Görs i bakgrunden. Filen finns under ${titles.ownExports} i en vecka. Förvara den som ni förvarar bokföringen, för den innehåller personuppgifter.`,
  notAllowed: `Uttaget innehåller allas tidloggar. Det kräver rätten ”${user.labels.absenceAccess}”.`,
  notBegun: 'Kunde inte börja uttaget',
} as const;
