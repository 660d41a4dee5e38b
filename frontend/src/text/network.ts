import { formatTime } from '../../../shared/lib/format.ts';

export const networkText = {
  gone: 'Ingen kontakt med nätverket',
  goneHint: 'Det mesta kan sparas ändå och skickas sedan.',
  goneHintOnShared: 'Datorn är delad, så inget kan sparas förrän nätverket är tillbaka.',
  dataFrom: (at: Date) => `Uppgifterna är från ${dayAndTime(at)}.`,
  hide: 'Dölj meddelandet om nätverket',
  newVersion: 'Ny version finns',
  partMissing: 'En del av sidan kunde inte hämtas',
  loadAnewHint: 'Läs in sidan igen för att gå vidare. Det du har skrivit finns kvar.',
  loadAnew: 'Läs in igen',
  pageBroke: 'Sidan gick inte att visa',
  pageBrokeHint: 'Läs in den igen. Det du skrev finns kvar.',
  noPageHint: 'Adressen leder ingenstans. Den kan vara felskriven eller ha slutat gälla.',
  toHome: 'Till startsidan',
  toLogin: 'Till inloggningen',
  unsaved: 'Det du har skrivit är inte sparat.',
} as const;

export const failureText = {
  noContact: 'Ingen kontakt med servern. Kontrollera nätverket och försök igen.',
  uncertain: 'Det är osäkert om det blev gjort. ',
  throttled: 'Det är mycket att göra just nu. Vänta en stund och försök igen.',
  unknown: 'Något gick fel. Försök igen om en stund.',
  firewall: 'Brandväggen stoppade anropet.',
  seeConsole: 'Något gick fel, se konsolen',
  forbidden: 'Du saknar behörighet',
  forbiddenHint: 'Be en superadmin om du behöver det här.',
  missing: 'Finns inte',
  missingHint: 'Det du söker finns inte eller är borttaget.',
  notFetched: 'Kunde inte hämta',
  keptIsClosed: 'Sessionen har gått ut. Logga in igen när nätverket är tillbaka.',
} as const;

function dayAndTime(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday
    ? formatTime(at)
    : `${at.toLocaleDateString('sv-SE', { day: 'numeric', month: 'long' })} ${formatTime(at)}`;
}
