import type { FortnoxInvoice } from '../../../shared/domain/fortnox/fortnox-invoice.ts';
import { formatMoney } from '../../../shared/lib/format.ts';

type Entry = Pick<FortnoxInvoice, 'reference' | 'documentNumber' | 'balanceOre'>;

/** What a person does in Fortnox with a credit that is open there. */
export function howToSettle(credit: Entry, debit: Entry | undefined): string {
  const name = nameOf(credit);
  if (!debit) return `Kvitta kredit ${name} i Fortnox. Fakturan som den krediterar finns inte där.`;
  if (debit.balanceOre <= 0) {
    return `Faktura ${nameOf(debit)} är redan betald i Fortnox. Betala tillbaka kredit ${name}, eller kvitta den mot en annan faktura där.`;
  }
  return `Kvitta kredit ${name} mot faktura ${nameOf(debit)} i Fortnox: ${inPayments(-credit.balanceOre, debit.balanceOre)}`;
}

/** What a person does when Fortnox has settled a credit, but not left of its debit what it should. */
export function howToCorrect(debit: Entry, leftOre: number): string {
  const [found, expected] = [debit.balanceOre, leftOre].map((ore) => formatMoney(ore / 100));
  return `Krediten är kvittad i Fortnox, men av faktura ${nameOf(debit)} står ${found} öppet i stället för ${expected}. Rätta det där under Fakturering, Inbetalningar.`;
}

function inPayments(creditedOre: number, openOre: number): string {
  if (creditedOre === openOre) return 'lägg båda som slutbetalda under Fakturering, Inbetalningar.';
  const settled = formatMoney(Math.min(creditedOre, openOre) / 100);
  const rest = formatMoney(Math.abs(openOre - creditedOre) / 100);
  const after =
    creditedOre < openOre
      ? `Av fakturan återstår sedan ${rest}.`
      : `Betala sedan tillbaka ${rest} till kunden, som har betalat en del av fakturan.`;
  return `registrera ${settled} som betalning på båda under Fakturering, Inbetalningar. ${after}`;
}

/** As elsewhere in Klang; with the number there where that is another. */
function nameOf({ reference, documentNumber }: Entry): string {
  if (reference === '') return documentNumber;
  const hasOurNumber = Number(/\d+$/.exec(reference)?.[0]) === Number(documentNumber);
  return hasOurNumber ? reference : `${reference} (${documentNumber} där)`;
}
