import type { InvoiceInput, InvoicedProduct } from '../../shared/domain/invoice/invoice-input.ts';
import { company, hours, invoiceInput, measurement, pieces, workOrder } from './invoice-input.ts';
import { makeRandom } from '../../infra/host/strict/random.ts';

const texts = ['Bullermätning', 'Ljudisolering <vägg> & golv', 'Åtgärdsförslag "ventilation"', 'Restid', 'Övrigt', ''];

/** Random input of an invoice, deterministic per seed. Never empty. */
export function randomInvoiceInput(seed: number): InvoiceInput {
  const random = makeRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <One>(all: readonly One[]): One => all[upTo(all.length - 1)]!;
  const chance = (share: number) => random() < share;

  const products: InvoicedProduct[] = Array.from({ length: 1 + upTo(5) }, (_, index) => ({
    ...measurement,
    productId: index + 1,
    name: `Produkt ${index + 1}`,
    invoiceText: pick(texts),
    invoiceItemGroupHeading: chance(0.3),
    aggregateHoursToTotal: chance(0.3),
  }));
  // Öre that round up, down and not at all; sometimes free, sometimes large.
  const price = () => pick([0, upTo(100), upTo(100_000), upTo(200_000), 125_000, upTo(100_000_000)]);
  const half = (most: number) => upTo(most * 2) / 2;
  const item = () => {
    const product = pick(products);
    return chance(0.7)
      ? hours(chance(0.1) ? null : half(chance(0.05) ? 10_000 : 40), price(), product)
      : pieces(half(chance(0.05) ? 10_000 : 30), price(), product);
  };
  const workOrders = Array.from({ length: 1 + upTo(chance(0.05) ? 60 : 8) }, (_, index) =>
    workOrder(index + 1, Array.from({ length: upTo(4) }, item), {
      note: chance(0.5) ? '' : `${pick(texts)} ${index}`,
      day: `2026-11-${String(1 + upTo(27)).padStart(2, '0')}`,
    }),
  );
  const sure = workOrder(100, [hours(0.5 + half(10), price(), pick(products))]);
  return invoiceInput({
    products,
    workOrders: [...workOrders, sure],
    number: { serialNumber: 1 + upTo(9_999_999) },
    company: { ...company, companyName: pick(['Exempelakustik AB', 'Åkerbloms Ljud & Bild AB', 'Ö']) },
  });
}
