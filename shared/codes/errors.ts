import type { LegalGap } from './legal-gaps.ts';

export const errors = {
  unreadable_request: [400, 'Anropet gick inte att läsa.'],
  signed_out: [401, 'Sessionen är slut. Logga in igen.'],
  wrong_login: [401, 'Fel initialer eller PIN.'],
  unknown_account: [
    403,
    'Kontot hör inte till någon användare i Klang. Logga in med PIN, eller be en Superadmin se över din e-postadress.',
  ],
  pin_not_allowed: [403, 'PIN är avstängt. Logga in med Microsoft eller Google.'],
  wrong_key: [401, 'Nyckeln godtogs inte. Försök igen, eller logga in med initialer och PIN.'],
  wrong_code: [401, 'Koden är fel eller redan använd.'],
  log_in_expired: [401, 'Det gick för lång tid. Börja om med initialer och PIN.'],
  forbidden: [403, 'Du saknar behörighet.'],
  not_found: [404, 'Det du söker finns inte eller är borttaget.'],
  conflict: [409, 'Uppgiften har ändrats under tiden. Läs in den igen.'],
  stale_version: [409, 'Uppgiften har ändrats av någon annan.'],
  already_exists: [409, 'Uppgiften finns redan.'],
  in_use: [409, 'Uppgiften används och kan inte tas bort.'],
  own_account: [409, 'Du kan inte radera dig själv.'],
  last_developer: [409, 'Den sista utvecklaren kan varken raderas eller få en annan roll.'],
  key_refused: [409, 'Nyckeln godtogs inte. Börja om.'],
  last_key: [409, 'Din roll kräver en andra faktor. Lägg till en ny nyckel innan du tar bort den sista.'],
  changed_since: [409, 'Uppgiften har ändrats sedan dess, så det går inte att ångra.'],
  not_restorable: [409, 'Det går inte att återställa.'],
  locked: [409, 'Uppgiften är fakturerad och kan inte ändras.'],
  not_submitted: [409, 'Tidloggen är inte inskickad.'],
  written_by_system: [409, 'Posten är skriven av Klang och kan inte ändras eller tas bort.'],
  nothing_to_invoice: [409, 'Det finns inget att fakturera'],
  basis_changed: [409, 'Underlaget har ändrats'],
  against_agreement: [409, 'Projektets avtal om pris tillåter inte det.'],
  being_invoiced: [409, 'Insatsen håller på att faktureras. Vänta en stund och läs in igen.'],
  price_missing: [409, 'Pris saknas.'],
  invoice_incomplete: [409, 'Fakturan saknar uppgifter som lagen kräver.'],
  undrawn_signs: [409, 'Fakturan har tecken som inte går att skriva ut.'],
  e_invoice_incomplete: [409, 'E-fakturan saknar uppgifter.'],
  vat_undecided: [409, 'Fakturans moms går inte att avgöra.'],
  too_many_work_orders: [409, 'Projektet har för många insatser för en faktura.'],
  quarantined: [409, 'Filen är spärrad: viruskontrollen fann något skadligt i den.'],
  series_begun: [409, 'Första fakturanumret kan inte ändras: serien har börjat.'],
  not_creditable: [409, 'Fakturan kan inte krediteras.'],
  fortnox_linked: [409, 'Klang är kopplat till Fortnox, och där sätts fakturornas status.'],
  fortnox_not_linked: [409, 'Klang är inte kopplat till Fortnox.'],
  fortnox_refused: [409, 'Fortnox godtog inte uppgifterna.'],
  too_large: [413, 'Det som skickades är för stort.'],
  invalid_fields: [422, 'Kontrollera uppgifterna.'],
  key_reused: [422, 'Samma Idempotency-Key har använts för ett annat anrop.'],
  invalid_reset_link: [422, 'Länken är förbrukad eller för gammal. Begär en ny.'],
  log_in_interrupted: [422, 'Inloggningen avbröts eller tog för lång tid. Försök igen.'],
  log_in_refused: [422, 'Inloggningen godtogs inte. Försök igen, eller logga in med PIN.'],
  activation_failed: [422, 'Kunde inte koppla Klang till Fortnox.'],
  too_many_attempts: [429, 'För många försök. Vänta en stund och försök igen.'],
  internal: [500, 'Något gick fel hos oss. Försök igen om en stund.'],
  unanswered: [503, 'Systemet hinner inte svara just nu. Försök igen om en stund.'],
  uncertain: [
    504,
    'Osäkert: databasen svarade inte i tid, så det kan vara sparat eller inte. Läs in på nytt och se efter innan du gör om det.',
  ],
  provider_unavailable: [
    502,
    'Det går inte att nå inloggningen just nu. Logga in med PIN, eller försök igen om en stund.',
  ],
  fortnox_unavailable: [503, 'Fortnox svarar inte just nu. Försök igen om en stund.'],
  damaged_pdf: [
    500,
    'PDF:en i arkivet är inte den som sparades, så den lämnas inte ut. Den som sköter driften har larmats.',
  ],
  list_opening: [503, 'Listan läses in från början och är snart klar. Försök igen om en stund.'],
  busy: [503, 'Många sparar samtidigt just nu. Försök igen.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

export type FieldError = { field?: string; message: string };

export type ErrorFacts = {
  invoiceId?: number;
  /** The project's agreement on price refuses: the invoice may be made by it instead. */
  byAgreement?: true;
  changes?: readonly string[];
  /** What an invoice lacks by law, and where each is entered. */
  missing?: readonly LegalGap[];
};

type Details = {
  message?: string;
  facts?: ErrorFacts;
  fields?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The only error that rules and stores throw; the runtime maps it to a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly facts: ErrorFacts;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, details: Details = {}) {
    const [status, message] = errors[code];
    super(details.message ?? message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.facts = details.facts ?? {};
    this.headers = details.headers ?? {};
  }
}

export function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_fields', { fields: [{ field, message }] });
}
