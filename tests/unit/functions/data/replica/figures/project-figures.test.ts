import { describe, expect, it } from 'vitest';
import { projectFigures } from '../../../../../../functions/data/replica/figures/project-figures.ts';
import { listInvoices } from '../../../../../../functions/data/replica/lists/invoices.ts';
import { listProjects } from '../../../../../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import type { FeedRow } from '../../../../../../functions/data/core/feed-rows.ts';
import { listInvoices as invoicesContract } from '../../../../../../shared/contract/invoices.ts';
import { listProjects as projectsContract } from '../../../../../../shared/contract/projects.ts';
import { listWorkOrders as workOrdersContract } from '../../../../../../shared/contract/work-orders.ts';
import { makeFirm } from '../../../../../bench/firm.ts';
import { type PlainProject, plainProjects } from '../../../../../support/replica/plain-firm.ts';
import { anybody, item, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

/** Invented firms where fewer hours are charged than worked, some work is free, and some invoices are cancelled. */
const firms = [150, 230, 310].map((workOrders) => {
  const rows = makeFirm(workOrders, new Date('2026-11-20T10:00:00.000Z'));
  const codes = new Map(plainProjects(rows).map(({ id, projectCode }) => [id, projectCode]));
  return rows.map((one): FeedRow => {
    if (one.kind === 'invoice') {
      const { data } = one as FeedRow<'invoice'>;
      const codeOf = (projectId: number) => codes.get(projectId) ?? '';
      const parts = data.projects.map((part) => ({ ...part, projectCode: codeOf(part.projectId) }));
      const status = one.id % 5 === 0 ? 'Cancelled' : data.status;
      return { ...one, data: { ...data, projectCode: codeOf(data.projectId), projects: parts, status } };
    }
    if (one.kind !== 'work-order') return one;
    const { items } = (one as FeedRow<'work-order'>).data;
    const charged = items.map((line, index) => ({
      ...line,
      invoiceableHours: line.invoiceableHours === null ? null : line.invoiceableHours - (index % 2) * 0.5,
    }));
    return { ...one, data: { ...one.data, items: charged } };
  });
});

const sum = <One>(some: readonly One[], of: (one: One) => number) => some.reduce((total, one) => total + of(one), 0);
const doneOf = ({ workOrders }: PlainProject) =>
  workOrders.filter(({ status }) => status === 'Registered' || status === 'Invoiced');
const invoicedOre = (invoices: PlainProject['invoices']) => sum(invoices, ({ sumTotal }) => Math.round(sumTotal * 100));

describe.each(firms.map((rows, index) => [index + 1, rows] as const))(
  'the figures of a project in firm %i',
  (_, rows) => {
    const db = replicaOf(rows);
    const projects = plainProjects(rows);

    it('are those of its records, and of the lists that they open', () => {
      for (const project of projects) {
        const { budget, quoted, worked, invoiced, left } = projectFigures(db, project.id);
        const workedOre = sum(doneOf(project), ({ ore }) => ore);
        expect(budget).toBe(project.budgetOre / 100);
        expect(worked).toBe(workedOre / 100);
        expect(quoted * 100).toBeCloseTo(
          sum(
            project.workOrders.filter(({ status }) => status === 'Quoted'),
            ({ ore }) => ore,
          ),
          3,
        );
        expect(invoiced).toBe(invoicedOre(project.invoices) / 100);
        expect(left).toBe(project.budgetOre > 0 ? (project.budgetOre - workedOre) / 100 : null);

        const { projectCode } = project;
        const worth = (status: string) =>
          listWorkOrders(db, read(workOrdersContract.query!, { projectCode, status, sums: true }), anybody).sums!.value;
        expect([worth('Registered,Invoiced'), worth('Quoted')]).toEqual([worked, quoted]);
        const asked = { filter: { projectCode, showAll: true, sums: true }, tagIds: [] };
        const { sums } = listProjects(db, read(projectsContract.body!, asked), anybody);
        expect(sums).toMatchObject({ budget, worked, invoicedSum: invoiced });
      }
    });

    it('are the sum of the ledger of its code, where combined invoices are whole', () => {
      for (const { id, projectCode, invoices } of projects) {
        const asked = { projectCode, notCancelled: true, sums: true };
        const ledger = listInvoices(db, read(invoicesContract.query!, asked), anybody);
        const ofOthers = invoices.flatMap((one) => one.projects.filter((part) => part.projectId !== id));
        const others = sum(ofOthers, ({ sumTotal }) => Math.round(sumTotal * 100)) / 100;
        expect(ledger.sums!.sumTotal).toBe(projectFigures(db, id).invoiced + others);
      }
    });

    it('add up month by month', () => {
      for (const project of projects) {
        const { months, worked, invoiced } = projectFigures(db, project.id);
        for (const { month, ...upTo } of months) {
          expect(upTo).toEqual({
            worked:
              sum(doneOf(project), ({ ore, verificationDate: day }) => (day.slice(0, 7) <= month ? ore : 0)) / 100,
            invoiced: invoicedOre(project.invoices.filter(({ displayDate: day }) => day.slice(0, 7) <= month)) / 100,
          });
        }
        const days = [
          ...doneOf(project).map(({ verificationDate }) => verificationDate),
          ...project.invoices.map(({ displayDate }) => displayDate),
        ].map((day) => day.slice(0, 7));
        expect(months.at(-1)).toEqual(
          days.length === 0 ? undefined : { month: days.toSorted((a, b) => b.localeCompare(a))[0], worked, invoiced },
        );
      }
    });

    it('divide the work among those who are responsible for it', () => {
      for (const project of projects) {
        const { people, worked } = projectFigures(db, project.id);
        const owners = Map.groupBy(doneOf(project), ({ workOrderOwnerUserId }) => workOrderOwnerUserId);
        expect(new Map(people.map(({ userId, hoursWorked, value }) => [userId, [hoursWorked, value]]))).toEqual(
          new Map(
            [...owners].map(([userId, its]) => [
              userId,
              [sum(its, ({ hours }) => hours), sum(its, ({ ore }) => ore) / 100],
            ]),
          ),
        );
        expect(sum(people, ({ value }) => Math.round(value * 100))).toBe(Math.round(worked * 100));
      }
    });

    it('name the work that is worth less than at list price, greatest loss first', () => {
      let found = 0;
      for (const project of projects) {
        const lost = doneOf(project)
          .filter(({ ore, listOre }) => listOre > ore)
          .sort((a, b) => b.listOre - b.ore - (a.listOre - a.ore) || a.id - b.id);
        const { total, amount, items } = projectFigures(db, project.id).losses;
        expect([total, Math.round(amount * 100)]).toEqual([
          lost.length,
          sum(lost, ({ ore, listOre }) => listOre - ore),
        ]);
        expect(items.map(({ workOrderId, atListPrice, value }) => [workOrderId, atListPrice, value])).toEqual(
          lost.slice(0, 10).map(({ id, ore, listOre }) => [id, listOre / 100, ore / 100]),
        );
        found += total;
      }
      expect(found).toBeGreaterThan(0);
    });
  },
);

describe('the figures of a project', () => {
  const prices = row('price-list-default', 1, { year: 2026, lines: [{ productId: 1, priceOre: 100_00 }] });
  const done = { status: 'Registered' as const };
  const hours = (workedHours: number, invoiceableHours: number) => [item(1, { workedHours, invoiceableHours })];

  it('count free work as lost, and hours beyond the worked ones as no loss', () => {
    const db = replicaOf([
      prices,
      row('project', 1),
      row('work-order', 1, { ...done, items: hours(2, 0.5) }),
      row('work-order', 2, { ...done, items: hours(3, 3), invoiceable: false }),
      row('work-order', 3, { ...done, items: hours(1, 4) }),
      row('work-order', 4, { status: 'Started', items: hours(8, 0) }),
    ]);
    const { losses } = projectFigures(db, 1);
    expect(losses.items.map(({ workOrderId, loss }) => [workOrderId, loss])).toEqual([
      [2, 300],
      [1, 150],
    ]);
    expect(losses).toMatchObject({ total: 2, amount: 450 });
  });

  it('lose nothing on a line with a price of its own, though a list still has one for its product', () => {
    const bought = {
      ...item(1, { quantity: 2 }),
      productType: 'Expense' as const,
      purchasePrice: 10,
      markUpPercent: 10,
    };
    const db = replicaOf([
      prices,
      row('project', 1),
      row('work-order', 1, { ...done, items: [bought] }),
      row('work-order', 2, { ...done, items: [{ ...bought, purchasePrice: null }] }),
      row('work-order', 3, { ...done, items: [bought], invoiceable: false }),
      row('work-order', 4, { ...done, items: hours(2, 1) }),
    ]);
    const { losses, worked } = projectFigures(db, 1);
    expect(worked).toBe(122);
    expect(losses.items.map(({ workOrderId, atListPrice, loss }) => [workOrderId, atListPrice, loss])).toEqual([
      [4, 200, 100],
      [3, 22, 22],
    ]);
  });

  it('count an hour as an hour after its product has become an expense', () => {
    const db = replicaOf([
      prices,
      row('product', 1, { productType: 'Expense' }),
      row('project', 1),
      row('work-order', 1, { ...done, items: hours(2, 1) }),
    ]);
    expect(projectFigures(db, 1)).toMatchObject({ worked: 100, losses: { amount: 100 } });
  });

  it('have no month without work, and none beyond ten years', () => {
    const worked = (verificationDate: string, id: number) =>
      row('work-order', id, { ...done, verificationDate, items: hours(1, 1) });
    expect(projectFigures(replicaOf([row('project', 1)]), 1).months).toEqual([]);
    const { months } = projectFigures(
      replicaOf([
        row('project', 1),
        { ...prices, data: { ...prices.data, year: 1990 } },
        worked('1999-12-31', 1),
        worked('2026-03-01', 2),
      ]),
      1,
    );
    expect(months).toHaveLength(120);
    expect([months[0], months.at(-1)]).toEqual([
      { month: '2016-04', worked: 100, invoiced: 0 },
      { month: '2026-03', worked: 200, invoiced: 0 },
    ]);
  });

  it('are not there for a project that is deleted', () => {
    const db = replicaOf([row('project', 1, {}, { deleted: true })]);
    expect(() => projectFigures(db, 1)).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});
