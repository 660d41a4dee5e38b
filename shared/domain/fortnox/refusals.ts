import type { ConnectionProblem } from '../../codes/connection-problems.ts';

type Refusal = {
  about?: ConnectionProblem;
  sentence: string;
  /** True if a retry succeeds once the cause is fixed in Fortnox or on the customer. */
  isRepairedElsewhere?: true;
};

const ourFault = 'Klang skickade något som Fortnox inte godtar. Anslutningsloggen visar vad.';
const settings = (what: string): Refusal => ({
  sentence: `${what} Rätta det i Fortnox och försök igen.`,
  isRepairedElsewhere: true,
});

const missingScope: Refusal = { about: 'missing-scope', sentence: '' };
const missingLicence: Refusal = { about: 'missing-licence', sentence: '' };
const linkEnded: Refusal = { about: 'link-ended', sentence: '' };

const noCustomer: Refusal = {
  sentence: 'Kunden finns inte i Fortnox. Koppla kunden till rätt kundnummer och försök igen.',
  isRepairedElsewhere: true,
};

/** Other codes are shown with their number and Fortnox's message. */
const byCode: Record<number, Refusal> = {
  2000310: linkEnded,
  2000311: linkEnded,
  2003275: linkEnded,
  2000663: missingScope,
  2001101: missingLicence,
  2001103: missingLicence,
  2000204: noCustomer,
  2000433: noCustomer,
  2000434: { sentence: 'Fakturan finns inte i Fortnox.' },
  2000637: { sentence: 'Kundnumret är redan taget i Fortnox.' },
  2000359: { sentence: 'En text innehåller ett tecken som Fortnox inte tar.' },
  2001600: { sentence: 'Referensen är för lång för Fortnox.' },
  2001896: { sentence: 'Kommentaren är för lång för Fortnox.' },
  2000423: settings('Ett försäljningskonto saknas eller är inaktivt i Fortnox.'),
  2001303: settings('Ett försäljningskonto saknas eller är inaktivt i Fortnox.'),
  2001304: settings('Ett försäljningskonto saknas eller är inaktivt i Fortnox.'),
  2004167: settings('Det saknas ett konto för momssatsen i Fortnox.'),
  2000428: settings('En artikel saknas i Fortnox.'),
  2001302: settings('En artikel saknas i Fortnox.'),
  2000429: settings('Betalningsvillkoret saknas i Fortnox.'),
  2000432: settings('Enheten saknas i Fortnox.'),
  2001161: settings('Projektet saknas i Fortnox.'),
  2002141: {
    sentence: 'Bokföringsperioden är låst i Fortnox för fakturans datum. Lås upp den och försök igen.',
    isRepairedElsewhere: true,
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

export function refusalOf(status: number, code: number | undefined, message: string): Refusal {
  const known = code === undefined ? undefined : byCode[code];
  if (known) return known;
  // A missing scope has been reported as a bare 403.
  if (status === 403) return missingScope;
  if (status === 401) return linkEnded;
  const reference = code === undefined ? `svar ${status}` : `kod ${code}`;
  const words = message === '' ? '' : `: ”${message}”`;
  return {
    sentence: `Fortnox godtog inte uppgifterna (${reference})${words}. Rätta det i Fortnox eller i Klang och försök igen. Hela svaret står i anslutningsloggen.`,
  };
}
