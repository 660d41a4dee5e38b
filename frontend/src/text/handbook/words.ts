import { staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import { compareSwedish } from '../../../../shared/lib/text.ts';
import { invoiceStatusLabels } from '../../../../shared/text/invoices.ts';
import { sharedLabel } from '../../../../shared/text/work-order-people.ts';
import { overviewText as overview } from '../overview.ts';
import { productsText as products } from '../products.ts';
import { projectsText as projects } from '../projects.ts';
import { titles } from '../../navigation/titles.ts';
import type { HandbookPage, Term } from './page.ts';

const { labels } = staffTimeLogLine;

/** Each is explained once, here, and shown on the pages that use it too. */
export const terms = {
  onAccount: ['A conto', 'Betalt i förskott för arbete som pågår. Dras av på en senare faktura.'],
  aggregate: [products.aggregateHoursToTotal, 'Produktens alla timmar till samma pris blir en rad på fakturan.'],
  utilization: [overview.people, 'Hur stor del av arbetstiden som är fakturerbar.'],
  shared: [sharedLabel, 'Insatsen har ingen ansvarig, eller söker medhjälpare. Vem som helst kan ta den.'],
  onlyHere: [invoiceStatusLabels.Created, 'Fakturan är skapad men finns inte i Fortnox.'],
  reviewer: [projects.reviewer, 'Den som går igenom projektets arbete innan det faktureras.'],
  workOrder: ['Insats', 'Ett stycke arbete i ett projekt: vad, när, av vem och hur länge.'],
  qualifyingHours: [
    labels.qualifyingHours,
    'Avdrag på sjuklönen när du blir sjuk: en femtedel av en genomsnittlig vecka. I tidloggen skrivs timmarna.',
  ],
  settle: ['Kvitta', 'Låta en kredit betala den faktura som den krediterar.'],
  cancelled: [invoiceStatusLabels.Cancelled, 'Fakturan gäller inte. Numret finns kvar i serien.'],
  norm: [labels.standardOfService, 'Dagens arbetstid på heltid.'],
  ocr: ['OCR', 'Numret som kunden anger när fakturan betalas. Sista siffran är en kontrollsiffra.'],
  reverseCharge: [
    'Omvänd betalningsskyldighet',
    'Köparen redovisar momsen i stället för säljaren. Fakturan har ingen moms.',
  ],
  peppol: ['Peppol', 'Nätet som e-fakturor går i. Adressen är ofta organisationsnumret.'],
  customerPrices: [titles.customerPriceLists, 'Prislista för en kund. Går före standardlistan.'],
  defaultPrices: [titles.defaultPriceLists, 'Firmans vanliga priser, en lista för varje år.'],
  combinedInvoice: ['Samlingsfaktura', 'En faktura för flera av kundens projekt.'],
  finalInvoice: ['Slutfaktura', 'Fakturan som drar av det som är betalt a conto.'],
  ceiling: ['Takpris', 'Betalt per timme, men aldrig mer än ett avtalat belopp.'],
  worked: [projects.worked, 'Värdet av registrerade och fakturerade insatser.'],
  compensation: [labels.compensationHours, 'Ledig tid som dras från flexen.'],
  childCare: [
    labels.childCareHours,
    'Vård av barn: du är hemma med sjukt barn, med ersättning från Försäkringskassan.',
  ],
} as const satisfies Record<string, Term>;

export const wordsPage: HandbookPage = {
  slug: 'ord',
  title: 'Ord',
  lead: 'Ord som inte förklarar sig själva.',
  words: 'ordlista begrepp förklaring betyder vad är',
  terms: Object.values<Term>(terms).toSorted(([a], [b]) => compareSwedish(a, b)),
  see: ['tidlogg-och-franvaro', 'fast-pris-och-a-conto', 'prislistor'],
};
