import type { ConnectionProblem } from './connection-problems.ts';

type Refusal = { about?: ConnectionProblem; sentence: string };

const ourFault = 'Klang skickade något som Fortnox inte godtar. Anslutningsloggen visar vad.';
const settings = (what: string) => `${what} Rätta det i Fortnox och försök igen.`;

const missingScope: Refusal = { about: 'missing-scope', sentence: '' };
const missingLicence: Refusal = { about: 'missing-licence', sentence: '' };
const linkEnded: Refusal = { about: 'link-ended', sentence: '' };

/** Fortnox's codes that mean something to people; every other one is told with its number. */
const byCode: Record<number, Refusal> = {
  2000310: linkEnded,
  2000311: linkEnded,
  2003275: linkEnded,
  2000663: missingScope,
  2001101: missingLicence,
  2001103: missingLicence,
  2000204: { sentence: 'Kunden finns inte i Fortnox. Koppla kunden till rätt kundnummer och försök igen.' },
  2000433: { sentence: 'Kunden finns inte i Fortnox. Koppla kunden till rätt kundnummer och försök igen.' },
  2000434: { sentence: 'Fakturan finns inte i Fortnox.' },
  2000637: { sentence: 'Kundnumret är redan taget i Fortnox.' },
  2000359: { sentence: 'En text innehåller ett tecken som Fortnox inte tar.' },
  2001600: { sentence: 'Referensen är för lång för Fortnox.' },
  2001896: { sentence: 'Kommentaren är för lång för Fortnox.' },
  2000423: { sentence: settings('Ett försäljningskonto saknas eller är inaktivt i Fortnox.') },
  2001303: { sentence: settings('Ett försäljningskonto saknas eller är inaktivt i Fortnox.') },
  2001304: { sentence: settings('Ett försäljningskonto saknas eller är inaktivt i Fortnox.') },
  2004167: { sentence: settings('Det saknas ett konto för momssatsen i Fortnox.') },
  2000428: { sentence: settings('En artikel saknas i Fortnox.') },
  2001302: { sentence: settings('En artikel saknas i Fortnox.') },
  2000429: { sentence: settings('Betalningsvillkoret saknas i Fortnox.') },
  2000432: { sentence: settings('Enheten saknas i Fortnox.') },
  2001161: { sentence: settings('Projektet saknas i Fortnox.') },
  2002141: {
    sentence: 'Bokföringsperioden är låst i Fortnox för fakturans datum. Lås upp den och försök igen.',
  },
  2003498: { sentence: 'Fakturan är inte klarmarkerad i Fortnox.' },
  1000030: { sentence: ourFault },
  1000031: { sentence: ourFault },
  2002115: { sentence: ourFault },
  2001392: { sentence: ourFault },
  2001399: { sentence: ourFault },
  2000729: { sentence: ourFault },
  2000587: { sentence: ourFault },
  2000588: { sentence: ourFault },
  2003977: { sentence: ourFault },
};

/** What a refusal means for people. @param code Fortnox's own, where it told one */
export function refusalOf(status: number, code: number | undefined): Refusal {
  const known = code === undefined ? undefined : byCode[code];
  if (known) return known;
  // Some have told of a missing scope as a bare 403.
  if (status === 403) return missingScope;
  if (status === 401) return linkEnded;
  const told = code === undefined ? `svar ${status}` : `kod ${code}`;
  return { sentence: `Fortnox godtog inte uppgifterna (${told}). Anslutningsloggen visar varför.` };
}
