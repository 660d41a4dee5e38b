import { formatCount, formatMoney } from '../lib/format.ts';
import { toKronor } from '../lib/money.ts';
import { inWords } from '../lib/text.ts';

/** Names instead of ids, because log entries keep the names of their time. */
export type LoggedProject = {
  customer: string;
  owner: string;
  reviewer: string;
  orderer: string;
  object: string;
  invoiceAddress: string;
  active: boolean;
  budgetOre: number;
  paymentTermDays: number;
};

export function projectCreated({
  customer,
  owner,
  reviewer,
}: Pick<LoggedProject, 'customer' | 'owner' | 'reviewer'>): string {
  const roles = [owner && `ansvarig ${owner}`, reviewer && `granskare ${reviewer}`].filter(Boolean).join(', ');
  return `Projektet skapades för ${customer}${roles && `, ${roles}`}.`;
}

export function projectChanges(before: LoggedProject, after: LoggedProject): string[] {
  const moved = (name: string, was: string, is: string) => (was === is ? [] : [moveOf(name, was, is)]);
  return [
    ...(before.active === after.active ? [] : [after.active ? 'Projektet öppnades igen.' : 'Projektet stängdes.']),
    ...moved('Kunden', before.customer, after.customer),
    ...moved('Ansvarig', before.owner, after.owner),
    ...moved('Granskare', before.reviewer, after.reviewer),
    ...moved('Beställare', before.orderer, after.orderer),
    ...moved('Objektet', before.object, after.object),
    ...moved('Fakturaadressen', before.invoiceAddress, after.invoiceAddress),
    ...moved('Budgeten', money(before.budgetOre), money(after.budgetOre)),
    ...moved('Betalningsvillkoret', days(before.paymentTermDays), days(after.paymentTermDays)),
  ];
}

export const projectRestored = 'Projektet återställdes efter att ha raderats.';

function moveOf(name: string, was: string, is: string): string {
  if (was === '') return `${name} är nu ${is}.`;
  return is === '' ? `${name} togs bort, var ${was}.` : `${name} ändrades från ${was} till ${is}.`;
}

/** @param sumTotal kronor without VAT */
export function invoiceCreated(invoiceCode: string, sumTotal: number, workOrders: number): string {
  return `Faktura ${invoiceCode} skapades på ${formatMoney(sumTotal)} exkl. moms för ${formatCount(workOrders, 'insats', 'insatser')}.`;
}

/** Beside the sentence above. @param others the codes of the other projects on the same invoice */
export function invoiceCombined(others: readonly string[]): string {
  return `Det är en samlingsfaktura, tillsammans med ${inWords(others)}.`;
}

export function workOrderSplit(workOrderId: number, restId: number): string {
  return `Rader på insats ${workOrderId} fakturerades inte och finns kvar som insats ${restId}.`;
}

export function invoiceCredited(invoiceCode: string, creditCode: string): string {
  return `Faktura ${invoiceCode} krediterades med ${creditCode}.`;
}

/** @param released work orders of the project that can be invoiced again */
export function invoiceCancelled(invoiceCode: string, released: number): string {
  const work = `${formatCount(released, 'insats', 'insatser')} kan faktureras igen.`;
  return `Faktura ${invoiceCode} makulerades.${released > 0 ? ` ${work}` : ''}`;
}

/** @param credit.sumTotal kronor without VAT, positive */
export function invoicePartlyCredited(
  invoiceCode: string,
  creditCode: string,
  { sumTotal, reason }: { sumTotal: number; reason: string },
): string {
  return `Av faktura ${invoiceCode} krediterades ${formatMoney(sumTotal)} exkl. moms med ${creditCode}: ${reason}`;
}

export function invoicePdfRecreated(invoiceCode: string): string {
  return `PDF:en för faktura ${invoiceCode} skapades om.`;
}

export function workOrderDeleted(workOrderId: number, verificationDate: string, invoiceNote: string): string {
  return `Insats ${workOrderId} från ${verificationDate}${invoiceNote && `, ”${invoiceNote}”,`} raderades.`;
}

export function workOrderRestored(workOrderId: number): string {
  return `Insats ${workOrderId} återställdes efter att ha raderats.`;
}

const money = (ore: number) => formatMoney(toKronor(ore));
const days = (count: number) => formatCount(count, 'dag', 'dagar');

export function deliveryCreated(templateName: string, count: number): string {
  return `Leveransen ”${templateName}” skapades: ${count === 1 ? 'en insats' : formatCount(count, 'insats', 'insatser')}.`;
}
