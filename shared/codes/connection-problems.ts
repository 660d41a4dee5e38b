export const connectionProblems = {
  'not-connected': {
    reason: 'Klang är inte kopplat till Fortnox.',
    nextStep: 'Godkänn kopplingen i Fortnox med aktiveringslänken.',
  },
  'not-configured': {
    reason: 'Klient-id eller klienthemlighet till Fortnox saknas.',
    nextStep: 'Fyll i dem under Inställningar, System. Godkänn sedan kopplingen.',
  },
  'not-approved': {
    reason: 'Fortnox ger inte längre Klang tillträde till företaget.',
    nextStep: 'Godkänn kopplingen på nytt med aktiveringslänken.',
  },
  'link-ended': {
    reason: 'Fortnox godtar inte längre kopplingen. Den har avslutats i Fortnox eller blivit för gammal.',
    nextStep: 'Godkänn kopplingen på nytt med aktiveringslänken.',
  },
  'answer-lost': {
    reason: 'Fortnox svar gick förlorat när kopplingen förnyades, så nyckeln till Fortnox är borta.',
    nextStep: 'Godkänn kopplingen på nytt med aktiveringslänken. Inget annat har gått förlorat.',
  },
  'wrong-client': {
    reason: 'Fortnox känner inte igen klient-id och klienthemlighet.',
    nextStep: 'Kontrollera dem under Inställningar, System, mot utvecklarportalen hos Fortnox.',
  },
  'missing-licence': {
    reason: 'Företaget saknar en licens i Fortnox som kopplingen behöver.',
    nextStep: 'Beställ integrationslicens och licens för kundfakturor i Fortnox. Godkänn sedan kopplingen på nytt.',
  },
  'missing-scope': {
    reason: 'Kopplingen saknar en behörighet i Fortnox.',
    nextStep:
      'Kontrollera att integrationen har behörigheterna företagsinformation, kund, faktura och inställningar. Godkänn sedan kopplingen på nytt.',
  },
  'no-answer': {
    reason: 'Fortnox svarar inte.',
    nextStep: 'Inget behöver göras: nya försök görs automatiskt.',
  },
  refused: {
    reason: 'Fortnox godtog inte anropet.',
    nextStep: 'Se anslutningsloggen under Inställningar, System.',
  },
} as const satisfies Record<string, { reason: string; nextStep: string }>;

export type ConnectionProblem = keyof typeof connectionProblems;
export const connectionProblemNames = Object.keys(connectionProblems) as [ConnectionProblem, ...ConnectionProblem[]];

export function problemSentence(problem: ConnectionProblem): string {
  const { reason, nextStep } = connectionProblems[problem];
  return `${reason} ${nextStep}`;
}

/** Fortnox documents 45 days for a refresh token; an older page says 31, so the shorter period is assumed. */
export const refreshTokenDays = 31;
const warnDaysBefore = 7;

/** A working link renews the token every half hour. */
export function diesSoon(refreshTokenDiesAt: string | null, now: Date): boolean {
  if (refreshTokenDiesAt === null) return false;
  return Date.parse(refreshTokenDiesAt) - now.getTime() < warnDaysBefore * 24 * 60 * 60_000;
}

/** The required scopes; each further scope would need a licence of the customer's company. */
export const fortnoxScopes = ['companyinformation', 'customer', 'invoice', 'settings'] as const;
