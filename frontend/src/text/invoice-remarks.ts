import type { EInvoiceGap } from '../../../shared/codes/e-invoices.ts';
import { takenSentence } from '../../../shared/domain/fortnox/free-numbers.ts';
import { formatCount, formatNames } from '../../../shared/lib/format.ts';
import type { TakenFirstNumber } from '../../../shared/schemas/invoice-remark.ts';
import { eInvoiceLacks } from '../../../shared/text/e-invoice.ts';
import { priceNeeded } from './price-lists.ts';
import { titles } from '../navigation/titles.ts';

export const remarksText = {
  title: 'Innan du fakturerar',
  none: 'Inget att anmärka på: referens, adress, priser, datum, budget, e-post och kundnummer finns.',
  notChecked: 'Kunde inte kontrollera vad som saknas på fakturan',

  noPrice: (products: readonly string[]) =>
    `Pris saknas för ${formatNames([...products])}, så fakturan kan inte skapas. ${priceNeeded}`,
  noCost: (products: readonly string[]) =>
    `Inköpspris saknas för ${formatNames([...products])}, så fakturan kan inte skapas:`,
  noReceipt: (count: number) => `${formatCount(count, 'omkostnad', 'omkostnader')} utan kvitto:`,
  firstNumberTaken: (taken: TakenFirstNumber) =>
    `Klangs första faktura får nummer ${taken.first}. ${takenSentence(taken)}`,
  workedNotInvoiced: (hours: number) =>
    `${formatCount(hours, 'arbetad timme', 'arbetade timmar')} utan fakturerbar tid:`,
  estimatedNotInvoiced: (hours: number) =>
    `${formatCount(hours, 'estimerad timme', 'estimerade timmar')} utan arbetad och fakturerbar tid:`,
  addsNothing: (count: number) =>
    `${formatCount(count, 'insats', 'insatser')} tillför inget till fakturan och ligger kvar som ${
      count === 1 ? 'registrerad' : 'registrerade'
    }:`,
  workOrder: (workOrderId: number) => `insats ${workOrderId}`,
  paymentRemark: 'Kunden har betalningsanmärkning.',
  needsEInvoice:
    'Offentliga köpare ska ha e-faktura (lag 2018:1277). En PDF i mejlen räcker inte: välj e-faktura på kunden.',
  eInvoiceLacks: (gaps: readonly EInvoiceGap[]) => `${eInvoiceLacks(gaps)} Fakturan kan inte skapas.`,
  overBudget: (total: string, budget: string) =>
    `Budgeten räcker inte: med den här fakturan är ${total} fakturerat av ${budget}.`,
  nearCeiling: (total: string, ceiling: string, percent: number) =>
    `Takpriset är nära: med den här fakturan är ${total} av ${ceiling} fakturerat (${percent}\u00a0%).`,
  showAgreement: 'Visa avtalet',
  noAddress: 'Fakturaadress saknas.',
  addressNotWhole: 'Fakturaadressen är inte fullständig.',
  noReference: 'Er referens saknas: projektet har ingen beställare.',
  zeroPrice: (texts: readonly string[]) => `Priset är 0 kr på ${formatNames([...texts])}.`,
  earlierPrices: (products: readonly string[], years: readonly number[]) =>
    `Prislistan för arbetets år saknar ${formatNames([...products])}, så priset är från ${formatNames(years.map(String))}.`,
  futureWork: (count: number) =>
    count === 1 ? 'En insats är daterad framåt i tiden:' : `${count} insatser är daterade framåt i tiden:`,
  oldWork: (count: number) => (count === 1 ? 'En insats är äldre än ett år:' : `${count} insatser är äldre än ett år:`),
  otherWorkOrders: (count: number) => ` och ${count} till`,
  noEmail: (invoiceEmailTo: string) =>
    invoiceEmailTo === ''
      ? 'Varken projektet, kunden eller firman har någon e-postadress för fakturor, så fakturan kan inte mejlas.'
      : `Kunden har ingen e-postadress för fakturor, så fakturan mejlas till ${invoiceEmailTo}.`,
  noAccountingNumber: 'Kunden har inget kundnummer i Fortnox.',
  companyNotWhole: (fields: readonly string[]) => `Firmans egna uppgifter saknar ${formatNames([...fields])}.`,

  editProject: 'Redigera projektet',
  showCustomer: 'Visa kunden',
  editAddress: 'Ändra adressen',
  showPriceList: 'Visa prislistan',
  showProjectPriceList: 'Visa projektets prislista',
  showDefaultPriceLists: `Visa ${titles.defaultPriceLists}`,
  showSystemSettings: 'Visa systeminställningarna',
} as const;
