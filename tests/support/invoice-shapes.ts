import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../shared/domain/invoice/credit-of.ts';
import type { InvoicedProduct } from '../../shared/domain/invoice/invoice-input.ts';
import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';
import { company, hours, invoiceInput, measurement, meter, pieces, travel, workOrder } from './invoice-input.ts';

const day = (index: number) => `2026-11-${String((index % 28) + 1).padStart(2, '0')}`;
const times = <One>(count: number, make: (index: number) => One) => Array.from({ length: count }, (_, at) => make(at));
const product = (productId: number, invoiceText: string, rest: Partial<InvoicedProduct> = {}): InvoicedProduct => ({
  ...measurement,
  productId,
  name: invoiceText,
  invoiceText,
  ...rest,
});

const notes = [
  'Bullermätning i trapphus A, våning 2–5, enligt SS-EN ISO 16283-1',
  'Ljudisolering mellan lägenhet 1203 och 1204, kontrollmätning',
  'Platsbesök med byggledning och installatör',
  'Beräkning av trafikbuller vid fasad mot Åkergatan',
  'PM om stomljud från hissmaskin',
];

const written =
  'Mätning av luftljudsisolering och stegljudsnivå i åtta lägenheter, med kontroll av läckage vid genomföringar, samt redovisning i PM med åtgärdsförslag. ';

const { project, customer } = invoiceInput();

const threePages = invoiceInput({
  workOrders: times(46, (index) =>
    workOrder(
      index + 1,
      index % 5 === 4 ? [hours(1.5, 95_000, travel), pieces(1, 45_000)] : [hours((index % 7) + 0.5, 125_000)],
      { note: `${notes[index % notes.length]}, etapp ${index + 1}`, day: day(index) },
    ),
  ),
});

/** A typical invoice: this many lines with one or two rows of text. */
export function invoiceOfLines(count: number, rest: Parameters<typeof invoiceInput>[0] = {}): InvoiceDocument {
  const workOrders = times(count, (index) => {
    const item =
      index % 6 === 5 ? pieces(1, 45_000) : index % 4 === 3 ? hours(1.5, 95_000, travel) : hours(2.5, 125_000);
    return workOrder(index + 1, [item], { note: notes[index % notes.length]!, day: day(index) });
  });
  return buildInvoiceDocument(invoiceInput({ workOrders, ...rest }));
}

/** The same lines under three headings, with references, a marking, an order number and a message of two lines. */
export function groupedInvoice(count: number): InvoiceDocument {
  const kinds = ['Mätning på plats', 'Beräkning', 'Rapport'].map((name, index) =>
    product(30 + index, name, { invoiceItemGroupHeading: true }),
  );
  const workOrders = times(count, (index) => {
    const item = hours(2.5, 125_000, kinds[Math.floor((index * 3) / count)]);
    return workOrder(index + 1, [item], { note: notes[index % notes.length]!, day: day(index) });
  });
  const texts = {
    invoiceMessage:
      '<b>Obs!</b> Ange märkning vid betalning. Fakturan avser arbeten till och med etapp två.<br>Kontakta oss gärna vid frågor om underlaget.',
    costCenter: 'Kst 48210',
    orderNumber: '4500123456',
  };
  return buildInvoiceDocument(invoiceInput({ workOrders, products: kinds, project: { ...project, ...texts } }));
}

const groups = times(14, (index) =>
  product(20 + index, `Arbetsområde ${index + 1}`, { invoiceItemGroupHeading: true }),
);

export const invoiceShapes = {
  short: buildInvoiceDocument(invoiceInput()),

  'three pages': buildInvoiceDocument(threePages),

  credit: creditOf(buildInvoiceDocument(threePages), {
    company,
    now: new Date('2026-12-01T10:00:00Z'),
    number: { serialNumber: 40 },
  }),

  'long texts': buildInvoiceDocument(
    invoiceInput({
      project: {
        ...project,
        invoiceText:
          'Akustisk projektering av nytt konserthus med tillhörande repetitionssalar, foajé och restaurang, enligt ramavtal 2026-113 och avrop 7',
        invoiceMessage:
          '<b>Obs!</b> Ange märkning vid betalning. Fakturan avser arbeten till och med etapp två.\n<i>Kontakta oss gärna vid frågor om underlaget.</i>',
        costCenter: 'Kst 48210 / projekt 7731 / ansvar Fastighetsutveckling Syd',
      },
      customer: { ...customer, name: 'Bostadsrättsföreningen Skräddaren-Sömmerskan nr 14 i Västra Frölunda' },
      mainContact: { firstName: 'Anna-Karin Margareta', lastName: 'von Rosenstierna-Lagercrantz' },
      workOrders: times(9, (index) =>
        workOrder(index + 1, [hours(12.5, 138_500)], { note: written.repeat((index % 4) + 1).trim(), day: day(index) }),
      ),
    }),
  ),

  'rents alone': buildInvoiceDocument(
    invoiceInput({ workOrders: [workOrder(1, [pieces(3, 45_000), pieces(1200, 1_050, { ...meter, productId: 2 })])] }),
  ),

  grouped: buildInvoiceDocument(
    invoiceInput({
      products: [
        product(1, 'Mätning på plats', { invoiceItemGroupHeading: true }),
        product(2, 'Restid'),
        product(3, 'Hyra av instrument', { invoiceItemGroupHeading: true }),
      ],
      workOrders: times(12, (index) =>
        workOrder(index + 1, [hours(4, 125_000), hours(1, 95_000, travel), pieces(1, 45_000)], {
          note: notes[index % notes.length]!,
          day: day(index),
        }),
      ),
    }),
  ),

  aggregated: buildInvoiceDocument(
    invoiceInput({
      products: [
        product(1, 'Konsulttimmar, akustiker', { aggregateHoursToTotal: true }),
        product(2, 'Restid', { aggregateHoursToTotal: true }),
        product(3, 'Ljudnivåmätare klass 1, dygn', { aggregateHoursToTotal: true }),
      ],
      workOrders: times(30, (index) =>
        workOrder(index + 1, [hours(3.5, 125_000), hours(0.5, 95_000, travel), pieces(2, 45_000)], { day: day(index) }),
      ),
    }),
  ),

  'without object and references': buildInvoiceDocument(
    invoiceInput({ objectAddress: null, mainContact: null, invoiceAddress: null, owner: null }),
  ),

  'foreign letters': buildInvoiceDocument(
    invoiceInput({
      customer: { ...customer, name: 'Łódź Główna Sp. z o.o.' },
      invoiceAddress: {
        name: 'Łódź Główna Sp. z o.o.',
        address1: 'ul. Święty Marcin 24/26',
        address2: 'c/o Jürgen Groß & Çelik',
        postalCode: '61-805',
        city: 'Poznań',
        addressType: 'InvoiceAddress',
      },
      mainContact: { firstName: 'Þórdís', lastName: 'Æðisdóttir' },
      workOrders: [
        workOrder(1, [hours(2, 125_000)], { note: 'R′w + C50–3150 ≥ 52 dB, ΔLw ≤ 20 µPa² · √2, α = 0,85 (Ω)' }),
        workOrder(2, [hours(2, 125_000)], { note: 'Измерение шума · Μέτρηση θορύβου · Zażółć gęślą jaźń' }),
      ],
    }),
  ),

  'very large amounts': buildInvoiceDocument(
    invoiceInput({
      number: { serialNumber: 1_234_567 },
      workOrders: [
        workOrder(1, [hours(98_765.5, 9_999_999_00)], { note: 'Ramavtal, helår' }),
        workOrder(2, [pieces(120_000, 1_250_050)], { note: 'Hyra' }),
      ],
    }),
  ),

  'every way to pay': buildInvoiceDocument(
    invoiceInput({ company: { ...company, plusGiro: '12 34 56-6', iban: 'SE35 5000 0000 0549 1000 0003' } }),
  ),

  'rounded up': buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(1, 4_467_75)])] })),

  'rounded down': buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(1, 527_35)])] })),

  'many groups': buildInvoiceDocument(
    invoiceInput({
      products: groups,
      workOrders: times(56, (index) =>
        workOrder(index + 1, [hours(2, 125_000, groups[index % 14])], {
          note: `${notes[index % notes.length]}, omgång ${index + 1}`,
          day: day(index),
        }),
      ),
    }),
  ),
} satisfies Record<string, InvoiceDocument>;
