import { expect } from 'vitest';
import { AppError } from '../../../shared/codes/errors.ts';
import { type AgreementLinesChoice, agreedOf } from '../../../shared/domain/agreement/agreed-lines.ts';
import {
  agreementRefusal,
  entriesOf,
  entriesOfCredit,
  leftOreOf,
  onAccountOf,
} from '../../../shared/domain/agreement/entries.ts';
import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import { leavesNothing, partCreditOf, restCreditOf } from '../../../shared/domain/invoice/credit-part.ts';
import type { AgreementTerms } from '../../../shared/entities/agreement.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { half } from '../exact-credits.ts';
import { inOre } from '../exact-invoice.ts';
import { company, hours, invoiceInput, workOrder } from '../invoice-input.ts';

export const hourly: AgreementTerms = {
  priceForm: 'Hourly',
  agreedOre: 0,
  isConstruction: false,
  instalments: [],
  entries: [],
};
/** What a firm that sells construction services itself buys, with reverse charge. */
export const construction: AgreementTerms = { ...hourly, isConstruction: true };
const ofBuilder = invoiceInput();
const builder = {
  customer: { ...ofBuilder.customer, vatNumber: 'SE555555555501', reverseConstruction: true },
  products: ofBuilder.products.map((product) => ({ ...product, isConstruction: true })),
  sellsConstruction: true,
};
const now = new Date('2026-11-20T09:30:00.000Z');

type IssuedInvoice = { document: InvoiceDocument; credits: InvoiceDocument[]; isCredited: boolean };

/** A firm of one project, invoiced and credited with the product's rules. */
export class AgreedProject {
  terms: AgreementTerms;
  readonly issued: IssuedInvoice[] = [];

  constructor(terms: AgreementTerms) {
    this.terms = terms;
  }

  invoice(choice: AgreementLinesChoice, workedOre: readonly number[] = []): InvoiceDocument {
    const { serialNumber } = this.#next;
    const workOrders = workedOre.map((ore, index) => workOrder(100 * serialNumber + index, [hours(1, ore)]));
    const agreed = agreedOf(this.terms, choice);
    const buyer = this.terms.isConstruction ? builder : {};
    const document = buildInvoiceDocument(
      invoiceInput({ workOrders, agreed, now, number: { serialNumber }, ...buyer }),
    );
    this.#enter(document, entriesOf(document, 1000 + serialNumber));
    return document;
  }

  /**
   * Credits an amount, or all that is left. @returns the net in öre, as a positive sum; 'refused' because of the
   * agreement, and 'too small' for an amount of which nothing can be credited
   */
  credit(index: number, amountOre?: bigint): bigint | 'refused' | 'too small' {
    const one = this.issued[index]!;
    const { document: debit, credits: earlier } = one;
    const circumstances = { company, now, number: this.#next };
    let document: InvoiceDocument;
    try {
      const part = { lines: [], amount: Number(amountOre) / 100, reason: 'Avdrag enligt överenskommelse' };
      if (amountOre !== undefined) document = partCreditOf(debit, earlier, part, circumstances);
      else document = (earlier.length > 0 ? restCreditOf : creditOfWhole)(debit, earlier, circumstances);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_creditable') throw error;
      return 'too small';
    }
    const entries = entriesOfCredit(document, debit, 1000 + document.serialNumber);
    if (agreementRefusal(this.terms.entries, entries) !== undefined) return 'refused';
    one.isCredited = amountOre === undefined || leavesNothing(debit, earlier, document);
    one.credits.push(document);
    this.#enter(document, entries);
    return -inOre(document.sumTotal);
  }

  get #next() {
    return { serialNumber: this.issued.length + 1 };
  }

  #enter(document: InvoiceDocument, entries: AgreementTerms['entries']) {
    this.issued.push({ document, credits: [], isCredited: false });
    this.terms = { ...this.terms, entries: [...this.terms.entries, ...entries] };
  }

  get documents(): InvoiceDocument[] {
    return this.issued.map(({ document }) => document);
  }

  get netOre(): bigint {
    return this.issued.reduce((total, { document }) => total + inOre(document.sumTotal), 0n);
  }

  /** What credits have left of an invoice, in öre. */
  standingOre(index: number): bigint {
    const { document, credits } = this.issued[index]!;
    return credits.reduce((total, credit) => total + inOre(credit.sumTotal), inOre(document.sumTotal));
  }

  debits(): number[] {
    return this.issued.flatMap(({ document, isCredited }, index) =>
      document.invoiceType === 'Debit' && !isCredited ? [index] : [],
    );
  }
}

const creditOfWhole = (
  debit: InvoiceDocument,
  _: readonly InvoiceDocument[],
  circumstances: Parameters<typeof creditOf>[1],
) => creditOf(debit, circumstances);

export type Step = {
  kind: 'on-account' | 'work' | 'credit' | 'reduce';
  kronor: number;
  worked: readonly number[];
  pick: number;
  /** The size of a reduction, in per cent of what stands. */
  share: number;
  deductsAll: boolean;
};

function notRefused(error: unknown): never | void {
  if (!(error instanceof AppError) || error.code !== 'against_agreement') throw error;
}

/**
 * Work by the hour and money on account, maybe below a ceiling in öre. The oracle beside it: what each invoice was for,
 * and which on-account invoices are deducted by which.
 */
export function walkAgreed(project: AgreedProject, steps: readonly Step[], ceiling: bigint | null): void {
  const paid = new Map<number, { ore: bigint; by: number | null }>();
  const worked = new Map<number, bigint>();
  const openOre = () => [...paid.values()].reduce((total, { ore, by }) => total + (by === null ? ore : 0n), 0n);
  const total = () => [...worked.values()].reduce((all, ore) => all + ore, 0n) + openOre();

  const payOnAccount = (serial: number, kronor: number) => {
    const ore = BigInt(kronor) * 100n;
    const fits = ceiling === null || total() + ore <= ceiling;
    try {
      project.invoice({ as: 'OnAccount', amount: kronor, text: 'Projektering' });
      expect(fits).toBe(true);
      paid.set(serial, { ore, by: null });
    } catch (error) {
      notRefused(error);
      expect(fits).toBe(false);
    }
  };

  const invoiceWork = (serial: number, { worked: oreOf, deductsAll }: Step) => {
    const open = [...paid].filter(([, { ore, by }]) => by === null && ore > 0n);
    const deducted = deductsAll ? open : open.slice(0, 1);
    const off = deducted.reduce((sum, [, { ore }]) => sum + ore, 0n);
    const gross = oreOf.reduce((sum, ore) => sum + BigInt(ore), 0n);
    const room = ceiling === null ? gross : ceiling - total() + off;
    const counted = gross > room ? room : gross;
    try {
      const deduct = deductsAll ? undefined : deducted.map(([number]) => number);
      const document = project.invoice({ as: 'Work', deduct, overCeiling: 'Free' }, [...oreOf]);
      expect(inOre(document.sumTotal)).toBe(counted - off);
      worked.set(serial, counted);
      deducted.forEach(([number, one]) => paid.set(number, { ...one, by: serial }));
      deducted.forEach(([number, { ore }]) => {
        const line = document.items.find((item) => item.lineKind === 'Deduction' && item.agreedRef === number)!;
        expect(inOre(line.subTotal)).toBe(-ore);
        expect(line.invoiceItemText).toContain(String(number).padStart(6, '0'));
      });
      const rate = project.terms.isConstruction ? 0n : 25n;
      expect(inOre(document.vatTotalRounded)).toBe(half((counted - off) * rate, 100n));
    } catch (error) {
      notRefused(error);
      expect(counted).toBeLessThan(off);
    }
  };

  const credit = (index: number, amountOre?: bigint) => {
    const serial = index + 1;
    const isDeducted = (paid.get(serial)?.by ?? null) !== null;
    const credited = project.credit(index, amountOre);
    if (credited === 'too small') return;
    expect(credited === 'refused').toBe(isDeducted);
    if (credited === 'refused') return;
    const isWhole = amountOre === undefined || project.issued[index]!.isCredited;
    if (!isWhole) expect(credited).toBe(amountOre);
    const money = paid.get(serial);
    if (money) {
      if (isWhole) paid.delete(serial);
      else paid.set(serial, { ...money, ore: money.ore - credited });
    } else if (amountOre === undefined) {
      worked.delete(serial);
      for (const [number, one] of paid) if (one.by === serial) paid.set(number, { ...one, by: null });
    } else worked.set(serial, worked.get(serial)! - credited);
  };

  for (const step of steps) {
    const debits = project.debits();
    const index = debits[step.pick % (debits.length || 1)];
    const serial = project.issued.length + 1;
    if (step.kind === 'on-account') payOnAccount(serial, step.kronor);
    else if (step.kind === 'work') invoiceWork(serial, step);
    else if (index !== undefined) {
      const part = (project.standingOre(index) * BigInt(step.share)) / 100n;
      if (step.kind === 'credit') credit(index);
      else if (part > 0n) credit(index, part);
    }
    expect(project.netOre).toBe(total());
    if (ceiling !== null) {
      expect(project.netOre <= ceiling).toBe(true);
      expect(BigInt(leftOreOf(project.terms))).toBe(ceiling - total());
    }
    const left = onAccountOf(project.terms.entries).reduce((sum, { leftOre }) => sum + BigInt(leftOre), 0n);
    expect(left).toBe(openOre());
  }
}
