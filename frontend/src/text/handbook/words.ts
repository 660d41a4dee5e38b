import { staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import { compareSwedish } from '../../../../shared/lib/text.ts';
import { invoiceStatusLabels } from '../../../../shared/text/invoices.ts';
import { sharedLabel } from '../../../../shared/text/work-order-people.ts';
import { overviewText as overview } from '../overview.ts';
import { productsText as products } from '../products.ts';
import { projectsText as projects } from '../projects.ts';
import { titles } from '../titles.ts';
import type { HandbookPage } from './page.ts';

const { labels } = staffTimeLogLine;

const alphabetical = (terms: readonly (readonly [string, string])[]) =>
  terms.toSorted(([a], [b]) => compareSwedish(a, b));

export const wordsPage: HandbookPage = {
  slug: 'ord',
  title: 'Ord',
  lead: 'Ord som inte förklarar sig själva.',
  words: 'ordlista begrepp förklaring betyder vad är',
  terms: alphabetical([
    ['A conto', 'Betalt i förskott för arbete som pågår. Dras av på en senare faktura.'],
    [products.aggregateHoursToTotal, 'Produktens alla timmar till samma pris blir en rad på fakturan.'],
    [overview.people, 'Hur stor del av arbetstiden som är fakturerbar.'],
    [sharedLabel, 'Insatsen har ingen ansvarig, eller söker medhjälpare. Vem som helst kan ta den.'],
    [invoiceStatusLabels.Created, 'Fakturan är skapad men finns inte i Fortnox.'],
    ['Granskare', 'Den som går igenom projektets arbete innan det faktureras.'],
    ['Insats', 'Ett stycke arbete i ett projekt: vad, när, av vem och hur länge.'],
    [
      labels.qualifyingHours,
      'Avdrag på sjuklönen när du blir sjuk: en femtedel av en genomsnittlig vecka. I tidloggen skrivs timmarna.',
    ],
    ['Kvitta', 'Låta en kredit betala den faktura som den krediterar.'],
    ['Makulerad', 'Fakturan gäller inte. Numret finns kvar i serien.'],
    [labels.standardOfService, 'Dagens arbetstid på heltid.'],
    ['OCR', 'Numret som kunden anger när fakturan betalas. Sista siffran är en kontrollsiffra.'],
    ['Omvänd betalningsskyldighet', 'Köparen redovisar momsen i stället för säljaren. Fakturan har ingen moms.'],
    ['Peppol', 'Nätet som e-fakturor går i. Adressen är ofta organisationsnumret.'],
    [titles.customerPriceLists, 'Prislista för en kund. Går före standardlistan.'],
    [titles.defaultPriceLists, 'Firmans vanliga priser, en lista för varje år.'],
    ['Samlingsfaktura', 'En faktura för flera av kundens projekt.'],
    ['Slutfaktura', 'Fakturan som drar av det som är betalt a conto.'],
    ['Takpris', 'Betalt per timme, men aldrig mer än ett avtalat belopp.'],
    [projects.worked, 'Värdet av registrerade och fakturerade insatser.'],
    [labels.compensationHours, 'Ledig tid som dras från flexen.'],
    [labels.childCareHours, 'Vård av barn: du är hemma med sjukt barn, med ersättning från Försäkringskassan.'],
  ]),
  see: ['tidlogg-och-franvaro', 'fast-pris-och-a-conto', 'prislistor'],
};
