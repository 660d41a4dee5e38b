import { connectionProblems } from '../../codes/connection-problems.ts';

/** For the errors with which Fortnox redirects back without a code. */
const refusals: Record<string, string> = {
  access_denied: 'Kopplingen nekades i Fortnox. Öppna aktiveringslänken igen och välj Godkänn.',
  invalid_scope:
    'Integrationen saknar en behörighet som Klang behöver. Lägg till företagsinformation, kund, faktura och inställningar i utvecklarportalen hos Fortnox och försök igen.',
  error_missing_license: `${connectionProblems['missing-licence'].reason} ${connectionProblems['missing-licence'].nextStep}`,
  error_missing_system_admin_right:
    'Den som godkänner måste vara systemadministratör i Fortnox. Be en systemadministratör öppna aktiveringslänken.',
};

export function refusalSentence(error: string): string {
  return refusals[error] ?? 'Fortnox godkände inte kopplingen. Öppna aktiveringslänken igen och försök på nytt.';
}

export const activationTexts = {
  wrongState:
    'Aktiveringslänken är förbrukad, för gammal eller öppnad av någon annan. Öppna en ny från ikonen för Fortnox i Klang.',
  expiredCode:
    'Fortnox godtog inte koden: den är förbrukad eller äldre än tio minuter. Öppna aktiveringslänken igen och godkänn direkt.',
  wrongCompany: (approved: string, expected: string) =>
    `Kopplingen godkändes för fel företag (${approved}). Klang är kopplat till ${expected}. Öppna aktiveringslänken igen och välj rätt företag, eller koppla först från Fortnox under Inställningar, System.`,
  noAnswer: 'Fortnox svarade inte. Öppna aktiveringslänken igen om en stund.',
  noRefreshToken:
    'Fortnox gav ingen nyckel att förnya kopplingen med. Kontrollera integrationens inställningar i utvecklarportalen hos Fortnox och försök igen.',
} as const;
