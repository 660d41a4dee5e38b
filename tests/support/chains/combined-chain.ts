import { expect } from 'vitest';
import { AppError } from '../../../shared/codes/errors.ts';
import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { buildCombinedDocument } from '../../../shared/domain/invoice/combined-document.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import {
  leavesNothing,
  partCreditOf,
  restCreditOf,
  whollyCredited,
} from '../../../shared/domain/invoice/credit-part.ts';
import type { InvoiceInput } from '../../../shared/domain/invoice/invoice-input.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { inOre } from '../exact-invoice.ts';
import { exactVat } from '../exact-vat.ts';
import { company } from '../invoice-input.ts';
import type { Step } from './agreed-chain.ts';
import { sum } from './figures.ts';
import { inputFor, totalOf, worthOf } from './work-chain.ts';

type Debit = {
  document: InvoiceDocument;
  credits: InvoiceDocument[];
  /** Work orders that no credit has released. */
  held: Set<number>;
  /** What credited amounts have taken off each project without releasing work, in öre. */
  reduced: Map<number, bigint>;
};

/**
 * Work of several projects of a customer is invoiced together, or one by one, and credited whole, by the lines of a
 * project, or by an amount. The oracle: what each work order is worth by its lines, in öre; for each project, what its
 * invoices and credits say of it, what is left and what was taken off are what was worked.
 */
export function walkCombined(random: () => number, steps: readonly Step[]): InvoiceDocument[] {
  const { inputs, buyer } = inputsFor(random);
  const owner = new Map(
    inputs.flatMap((one) => one.workOrders.map((work) => [work.workOrderId, one.project.projectId])),
  );
  const worth = new Map(inputs.flatMap(({ workOrders }) => workOrders.map((one) => [one.workOrderId, worthOf(one)])));
  const left = new Set(worth.keys());
  const debits: Debit[] = [];
  const documents: InvoiceDocument[] = [];
  const number = () => ({ serialNumber: documents.length + 1 });
  const circumstances = () => ({ company, now: inputs[0]!.now, number: number() });
  const idsOf = (projectId: number, ids: Iterable<number>) => [...ids].filter((id) => owner.get(id) === projectId);
  const reduced = new Map(inputs.map(({ project }) => [project.projectId, 0n]));

  const invoice = ({ pick, deductsAll }: Step) => {
    const taken = [...left].filter((id) => deductsAll || (id + pick) % 2 === 0);
    const parts = inputs.flatMap((input) => {
      const workOrders = input.workOrders.filter(({ workOrderId }) => taken.includes(workOrderId));
      return workOrders.length > 0 ? [{ ...input, workOrders }] : [];
    });
    if (parts.length === 0) return;
    const document =
      parts.length > 1
        ? buildCombinedDocument(parts, number())
        : buildInvoiceDocument({ ...parts[0]!, number: number() });
    for (const part of parts) {
      const own = document.items.filter((item) => parts.length === 1 || item.projectId === part.project.projectId);
      const printed = own.map((item) => [inOre(item.subTotal), item.vatPercent, item.account].join(' '));
      const exact = exactVat(part, buyer).lines.map(({ net, rate, account }) => [net, rate, account].join(' '));
      expect(printed.toSorted()).toEqual(exact.toSorted());
    }
    expect(document.items.map((item) => item.projectId)).toEqual(
      parts.flatMap((part) => exactVat(part, buyer).lines.map(() => (parts.length === 1 ? 0 : part.project.projectId))),
    );
    taken.forEach((id) => left.delete(id));
    debits.push({ document, credits: [], held: new Set(taken), reduced: new Map() });
    documents.push(document);
  };

  const creditWhole = (debit: Debit) => {
    const { document, credits } = debit;
    const whole = credits.length > 0 ? restCreditOf(document, credits, circumstances()) : undefined;
    documents.push(whole ?? creditOf(document, circumstances()));
    debits.splice(debits.indexOf(debit), 1);
    for (const [projectId, ore] of debit.reduced) reduced.set(projectId, reduced.get(projectId)! - ore);
    debit.held.forEach((id) => left.add(id));
  };

  const creditPart = (debit: Debit, { pick, share }: Step) => {
    const { document, credits } = debit;
    const standing = inOre(document.sumTotal) + sum(credits.map((one) => inOre(one.sumTotal)));
    const [project] = document.projects.filter((_, index) => index === pick % document.projects.length);
    const own = document.items.filter(({ projectId }) => projectId === project?.projectId);
    const byLines = project !== undefined && pick % 2 === 0;
    const lines = byLines ? own.map((item) => ({ sortNum: item.sortNum, quantity: countOf(item) })) : [];
    const amount = byLines ? 0 : Number((standing * BigInt(share)) / 100n) / 100;
    try {
      const credit = partCreditOf(document, credits, { lines, amount, reason: 'Prisavdrag' }, circumstances());
      if (byLines) {
        for (const part of credit.projects) {
          expect(part.sumTotal).toBe(part.projectId === project.projectId ? -project.sumTotal : 0);
        }
        for (const id of whollyCredited(document, [...credits, credit]).filter((one) => debit.held.has(one))) {
          debit.held.delete(id);
          left.add(id);
        }
      } else {
        for (const { projectId } of inputs.map((one) => one.project)) {
          const ore = -partOre(credit, projectId);
          debit.reduced.set(projectId, (debit.reduced.get(projectId) ?? 0n) + ore);
          reduced.set(projectId, reduced.get(projectId)! + ore);
        }
      }
      // An amount and lines may leave nothing together, though not every line is credited.
      if (leavesNothing(document, credits, credit)) debits.splice(debits.indexOf(debit), 1);
      credits.push(credit);
      documents.push(credit);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  };

  for (const step of steps) {
    const debit = debits[step.pick % (debits.length || 1)];
    if (step.kind === 'work' || step.kind === 'on-account' || !debit) invoice(step);
    else if (step.kind === 'credit') creditWhole(debit);
    else creditPart(debit, step);
    for (const { project, workOrders } of inputs) {
      const { projectId } = project;
      const said = sum(documents.map((document) => partOre(document, projectId)));
      const all = workOrders.map((one) => one.workOrderId);
      expect(said + totalOf(worth, idsOf(projectId, left)) + reduced.get(projectId)!).toBe(totalOf(worth, all));
    }
    for (const { projects, sumTotal, items } of documents.filter((one) => one.projects.length > 0)) {
      const places = items.map((item) => projects.findIndex(({ projectId }) => projectId === item.projectId));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(sum(projects.map((one) => inOre(one.sumTotal)))).toBe(inOre(sumTotal));
    }
  }
  return documents;
}

function partOre({ projects, projectId, sumTotal }: InvoiceDocument, of: number): bigint {
  if (projects.length === 0) return projectId === of ? inOre(sumTotal) : 0n;
  return sum(projects.filter((one) => one.projectId === of).map((one) => inOre(one.sumTotal)));
}

function countOf({ productType, invoiceableHours, quantity }: InvoiceDocument['items'][number]): number {
  return productType === 'Rate' ? invoiceableHours : quantity;
}

/** Two to four projects of one customer, each with work and products of its own. */
function inputsFor(random: () => number) {
  const { input: first, buyer } = inputFor(random, ['home', 'builder', 'eu', 'euProperty']);
  const inputs = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, index): InvoiceInput => {
    const { workOrders, products } = inputFor(random, [buyer]).input;
    return {
      ...first,
      products,
      workOrders: workOrders.map((one) => ({ ...one, workOrderId: one.workOrderId + 1_000 * index })),
      project: { ...first.project, projectId: 7 + index, projectCode: `26-00${40 + index}` },
    };
  });
  return { inputs, buyer };
}
