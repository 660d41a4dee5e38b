import { accountOfType } from '../../shared/codes/product-types.ts';
import { systemSettings as entity } from '../../shared/entities/system-settings.ts';
import type { ProductFields } from '../../shared/schemas/product.ts';
import { demoLogoUrl } from './logo.ts';

/** All people, firms and places are invented. */

export const colleagues = [
  ['DN', 'David', 'Nordahl'],
  ['EH', 'Elsa', 'Hjort'],
  ['FÅ', 'Filip', 'Åkerblom'],
  ['GW', 'Greta', 'Wallén'],
  ['HÖ', 'Hugo', 'Öberg'],
] as const;

/** Hours of flex and days of vacation; the others' are counted from zero. */
export const openingBalances: Record<string, readonly [flex: number, vacation: number]> = {
  AL: [6.5, 24],
  BS: [22, 31.5],
  CE: [-3.5, 21],
  DN: [11, 27],
  EH: [0.5, 22],
  FÅ: [4, 19.5],
};

export const customers = [
  ['Almåsa Fastighets AB', 'Göteborg', '411 04', false],
  ['Bergtuna Bygg & Betong AB', 'Mölndal', '431 37', false],
  ['Björkvikens Bostäder', 'Kungsbacka', '434 30', false],
  ['Brännebrona Entreprenad AB', 'Borås', '503 31', true],
  ['Dalhems kommun', 'Dalhem', '523 24', false],
  ['Ekbackens Arkitekter', 'Göteborg', '413 27', false],
  ['Fjällnäs Industri AB', 'Trollhättan', '461 30', false],
  ['Forsåkers Förskolor', 'Alingsås', '441 30', false],
  ['Gråbo Vindkraft AB', 'Lerum', '443 40', false],
  ['Hammarnäs Hotell & Konferens', 'Varberg', '432 41', false],
  ['Havrevägens Samfällighet', 'Partille', '433 31', false],
  ['Hjortsbergs Musikskola', 'Halmstad', '302 43', false],
  ['Jordhammars Trafik AB', 'Uddevalla', '451 30', false],
  ['Kalvsunds Rederi', 'Öckerö', '475 41', false],
  ['Klippans Konserthus', 'Göteborg', '414 51', false],
  ['Kungsladugårdens Brf', 'Göteborg', '414 70', false],
  ['Lindholmsdockans Kontor AB', 'Göteborg', '417 56', false],
  ['Långedrags Krogar AB', 'Göteborg', '426 71', true],
  ['Mossebergs Sågverk', 'Falköping', '521 40', false],
  ['Norra Älvstranden Hyreshus', 'Göteborg', '417 64', false],
  ['Orrekulla Logistik AB', 'Göteborg', '422 46', false],
  ['Rödeby Regionsjukhus', 'Skövde', '541 42', false],
  ['Sandarna Padel & Idrott', 'Göteborg', '414 73', false],
  ['Skalltorps Skolgård', 'Göteborg', '424 72', false],
  ['Stenungshöjdens Kemi AB', 'Stenungsund', '444 31', false],
  ['Sävelångens Teater', 'Alingsås', '441 50', false],
  ['Tjuvkils Båtvarv', 'Kungälv', '442 75', false],
  ['Utbynäs Bostadsrätter', 'Göteborg', '415 07', false],
  ['Vallhamra Vård & Omsorg', 'Partille', '433 63', false],
  ['Västerhavets Fisk AB', 'Göteborg', '414 59', false],
  ['Ängås Elmontage', 'Göteborg', '421 32', false],
  ['Öxnehaga Verkstäder', 'Jönköping', '554 48', false],
] as const;

/** Customers of the public sector, which must get e-invoices (lag 2018:1277). */
export const publicBuyers: Record<string, { organisationNumber: string; costCenter: string; orderNumber: string }> = {
  'Dalhems kommun': { organisationNumber: '212000-9010', costCenter: 'Ref 20871', orderNumber: '4500-3127' },
};

export const streets = [
  'Almvägen',
  'Backgatan',
  'Cementgatan',
  'Drottninghöjden',
  'Ekliden',
  'Fabriksgatan',
  'Gamla Torget',
  'Hamnplan',
  'Idrottsvägen',
  'Järnbrogatan',
  'Kvarnbacken',
  'Lagerströms plats',
  'Mejerigatan',
  'Norra Allén',
  'Ågatan',
  'Östra Kajen',
] as const;

export const objects = [
  'Kv. Tranan',
  'Kv. Måsen 4',
  'Hus B, plan 3',
  'Kajskjul 12',
  'Storgatan 7',
  'Kontorshuset',
  'Stora salen',
  'Matsalen',
  'Gymnastikhallen',
  'Panncentralen',
  'Etapp 2',
  'Vindpark Norr',
  'Reningsverket',
  'Förskolan Solrosen',
  'Terminal 2',
  'Ateljén',
] as const;

export const firstNames = [
  'Agnes',
  'Alvar',
  'Birgitta',
  'Carl',
  'Disa',
  'Erik',
  'Frida',
  'Gösta',
  'Hedvig',
  'Isak',
  'Johanna',
  'Karin',
  'Ludvig',
  'Märta',
  'Nils',
  'Olof',
  'Petra',
  'Rasmus',
  'Sigrid',
  'Tove',
  'Ulf',
  'Vera',
  'Åsa',
  'Örjan',
] as const;

export const lastNames = [
  'Ahlgren',
  'Bergqvist',
  'Cederholm',
  'Dahlbom',
  'Ekengren',
  'Fagerlund',
  'Grönvall',
  'Hedström',
  'Isberg',
  'Jönsson',
  'Kjellman',
  'Lundevall',
  'Malmsten',
  'Nyberg',
  'Odenstedt',
  'Palmér',
  'Rosengren',
  'Sjöstrand',
  'Tunander',
  'Åhlén',
] as const;

export const areaCodes = ['031', '031', '0300', '0302', '0303', '033', '0340', '0500', '0520'] as const;

export const contactRoles = [
  'Projektledare',
  'Fastighetschef',
  'Arkitekt',
  'Platschef',
  'Rektor',
  'Miljösamordnare',
] as const;

export const tags = [
  'Bostad',
  'Buller',
  'Byggakustik',
  'Industri',
  'Kontor',
  'Musik',
  'Rumsakustik',
  'Skola',
  'Trafik',
  'Vibrationer',
  'Vindkraft',
  'Vård',
] as const;

/** In the files of each active project. */
export const receiptPath = 'Kvitton/Kvitto.png';

export const products: readonly (ProductFields & { price: number })[] = [
  product('Akustiker', 'Rate', 1150, 'Akustisk konsultation'),
  product('Handläggare', 'Rate', 980, 'Handläggning'),
  product('Uppdragsledare', 'Rate', 1320, 'Uppdragsledning'),
  product('Specialist', 'Rate', 1490, 'Specialistutredning'),
  product('Mätning fält', 'Rate', 1090, 'Fältmätning', { group: true }),
  product('Mätning natt', 'Rate', 1640, 'Fältmätning nattetid', { group: true }),
  product('Beräkning', 'Rate', 1210, 'Beräkning och modellering'),
  product('Restid', 'Rate', 690, 'Restid', { aggregate: true }),
  product('Administration', 'Rate', 640, 'Administration', { aggregate: true }),
  product('Ljudnivåmätare klass 1', 'Rent', 850, 'Hyra ljudnivåmätare, per dygn', { group: true }),
  product('Byggakustikutrustning', 'Rent', 2400, 'Hyra byggakustikutrustning, per dygn', { group: true }),
  product('Vibrationsloggare', 'Rent', 1250, 'Hyra vibrationsloggare, per dygn', { group: true }),
  product('Servicebil', 'Rent', 650, 'Servicebil, per dag'),
  product('Långtidsmätstation', 'Rent', 5900, 'Långtidsmätstation, per vecka'),
  product('Logi', 'Expense', 0, 'Logi', { markUp: 5 }),
  product('Tåg och taxi', 'Expense', 0, 'Resa med tåg och taxi', { markUp: 5 }),
  product('Milersättning', 'Mileage', 5.5, 'Milersättning', { aggregate: true }),
  product('Laboratorium', 'Subconsultant', 0, 'Provning i laboratorium', { markUp: 10 }),
];

function product(
  name: string,
  productType: ProductFields['productType'],
  price: number,
  invoiceText: string,
  { group = false, aggregate = false, markUp = 0 } = {},
) {
  return {
    name,
    productType,
    price,
    invoiceText,
    invoiceItemGroupHeading: group,
    aggregateHoursToTotal: aggregate,
    markUpPercent: markUp,
    account: accountOfType[productType],
    vatPercent: 25 as const,
    isConstruction: false,
  };
}

/** Agreed prices, as a share of the first year's list. */
export const customerPriceLists = [
  { customer: 'Dalhems kommun', comment: 'Ramavtal konsulttjänster, avrop 3', share: 0.94, onlyRates: true },
  { customer: 'Rödeby Regionsjukhus', comment: 'Ramavtal, indexeras i mars', share: 0.97, onlyRates: true },
  { customer: 'Norra Älvstranden Hyreshus', comment: '', share: 1.02, onlyRates: false },
  { customer: 'Hjortsbergs Musikskola', comment: 'Föreningspris', share: 0.85, onlyRates: false },
] as const;

export const deliveryTemplates = [
  {
    name: 'Ljudisolering i bostäder',
    daysAgo: 240,
    items: [
      { note: 'Platsbesök och genomgång av ritningar', lines: { Uppdragsledare: 2, Handläggare: 3, Servicebil: 1 } },
      {
        note: 'Mätning av luftljudsisolering',
        lines: { 'Mätning fält': 6, Restid: 2, Byggakustikutrustning: 1, Servicebil: 1 },
      },
      { note: 'Mätning av stegljud', lines: { 'Mätning fält': 4, Byggakustikutrustning: 1 } },
      { note: 'Mätrapport', lines: { Akustiker: 8, Administration: 1 } },
    ],
  },
  {
    name: 'Trafikbuller vid detaljplan',
    daysAgo: 180,
    items: [
      { note: 'Insamling av trafikdata och underlag', lines: { Handläggare: 6 } },
      { note: 'Beräkning av trafikbuller vid fasad', lines: { Beräkning: 16, Akustiker: 4 } },
      { note: 'Rapport med kartor', lines: { Akustiker: 10, Administration: 2 } },
      { note: 'Kvalitetsgranskning', lines: { Specialist: 3 }, invoiceable: false },
    ],
  },
  {
    name: 'Rumsakustik i skola',
    daysAgo: 95,
    items: [
      { note: 'Mätning av efterklangstid', lines: { 'Mätning fält': 5, 'Ljudnivåmätare klass 1': 1, Servicebil: 1 } },
      { note: 'Förslag till ljudabsorbenter', lines: { Akustiker: 6 } },
      { note: 'Kontrollmätning efter åtgärd', lines: { 'Mätning fält': 4, 'Ljudnivåmätare klass 1': 1 } },
    ],
  },
  {
    name: 'Vibrationsövervakning under pålning',
    daysAgo: 30,
    items: [
      { note: 'Uppsättning av mätpunkter', lines: { 'Mätning fält': 8, Vibrationsloggare: 4, Servicebil: 1 } },
      { note: 'Långtidsmätning vid närmaste bostad', lines: { Handläggare: 4, Långtidsmätstation: 2 } },
      { note: 'Nedtagning och slutrapport', lines: { 'Mätning fält': 4, Specialist: 6, Servicebil: 1 } },
    ],
  },
] as const satisfies readonly {
  name: string;
  daysAgo: number;
  items: readonly { note: string; lines: Record<string, number>; invoiceable?: boolean }[];
}[];

export const notes = [
  'Mätning av luftljudsisolering mellan lägenheter',
  'Mätning av stegljud i trapphus',
  'Bullerkartläggning inför detaljplan',
  'Rumsakustisk utredning av samlingssal',
  'Kontroll av installationsbuller',
  'Vibrationsmätning under pålning',
  'Beräkning av trafikbuller vid fasad',
  'Genomgång av ritningar och utlåtande',
  'Kontrollmätning efter åtgärd',
  'Möte med byggherre och arkitekt',
  'Långtidsmätning vid närmaste bostad',
  'Akustikbeskrivning för bygghandling',
  'Förslag till ljudabsorbenter',
  'Mätning av efterklangstid',
] as const;

export const systemSettings = {
  ...entity.empty,
  companyName: 'Klang Akustik AB',
  organisationNumber: '556987-4323',
  vatNumber: 'SE556987432301',
  companyAddress1: 'Ljudgatan 4',
  companyPostalCode: '411 18',
  companyCity: 'Göteborg',
  companySeat: 'Göteborg',
  companyPhone: '031-700 10 00',
  companyEmail: 'info@klang.example',
  companyWeb: 'www.klang.example',
  bankGiro: '5555-5551',
  logoUrl: demoLogoUrl,
  emailFrom: 'faktura@klang.example',
  emailFromName: 'Klang Akustik AB',
  invoiceEmailTo: 'faktura@klang.example',
};

export const logMessages = [
  'Kunden vill ha mätningen gjord före semestern. Bokat med fastighetsskötaren.',
  'Nycklar hämtas hos vaktmästaren, ring dagen innan.',
  'Talade med beställaren: offerten är godkänd muntligt, skriftlig beställning kommer i veckan.',
  'Mätning inställd på grund av vind. Ny tid bokas när prognosen är stabil.',
  'Rapporten är skickad på granskning.',
  'Granskad utan anmärkning, skickad till kunden.',
  'Kunden önskar komplettering om stegljud i trapphus 2. Vi lämnar pris på det separat.',
  'Byggmötet flyttat till torsdag 13.00. Vi behöver inte vara med den här gången.',
  'Ny kontaktperson på plats: ring växeln och fråga efter projektledaren.',
  'Ljudmätaren (nr 3) står kvar i teknikrummet över helgen.\nHämtas på måndag morgon.',
  'Budgeten räcker inte till eftermätningen. Jag tar det med kunden.',
  'Kontrollmätning klar: alla rum klarar ljudklass C, två klarar B.',
];
