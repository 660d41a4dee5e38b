import { AppError } from '../../codes/errors.ts';
import { againstAgreement } from '../../codes/errors/invoices.ts';

/** @returns a refusal that leads to the invoice by the agreement */
export function against(message: string): AppError {
  return new AppError(againstAgreement, { message, facts: { byAgreement: true } });
}

export function paidByInstalments(): AppError {
  return against('Projektet har fast pris. Fakturera en delbetalning; insatserna räknas av mot den.');
}
