import { AppError } from '../../codes/errors.ts';
import { againstAgreement } from '../../codes/errors/invoices.ts';

/** @returns a refusal that leads to the invoice by the agreement, and to the one that was in its way, if any */
export function against(message: string, invoiceId?: number): AppError {
  const facts = { byAgreement: true, ...(invoiceId !== undefined && { invoiceId }) } as const;
  return new AppError(againstAgreement, { message, facts });
}

export function paidByInstalments(): AppError {
  return against('Projektet har fast pris. Fakturera en delbetalning; insatserna räknas av mot den.');
}
