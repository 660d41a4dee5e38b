import { describe, expect, it } from 'vitest';
import { listConnectionLog, proposeFirstInvoiceNumber } from '../../../shared/contract/finance-integration.ts';
import {
  createFromProject,
  getInvoice,
  getInvoiceRemarks,
  getNumberSeries,
} from '../../../shared/contract/invoices.ts';
import { getFirstNumber } from '../../../shared/contract/invoices-by-hand.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { fortnox } from '../../../shared/lib/deadlines.ts';
import type { InvoiceRemark } from '../../../shared/schemas/invoice-remark.ts';
import { moveSeries } from '../../../functions/data/core/actions.ts';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { takenFirstNumber } from '../../../functions/invoices/numbers-in-fortnox.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { stageFirstNumber } from '../../../functions/invoices/stores/number-series.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { Contention } from '../../../functions/data/core/contention.ts';
import { lastNumber } from '../../../functions/data/core/table.ts';
import {
  giveSellerDetails,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../../support/builders.ts';
import { answerAtFortnox, linkFortnox, newFortnoxCustomer } from '../../support/fortnox-link.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { shorten } from '../../support/shorten.ts';
import { inAll } from '../../support/tier.ts';

const firm = firmOfFile();

async function save(firstInvoiceNumber: unknown) {
  const superAdmin = await firm.as('SuperAdmin');
  const before = await superAdmin.result(getSystemSettings);
  return superAdmin.call(saveSystemSettings, { body: { ...before, firstInvoiceNumber } });
}
const series = async () => (await firm.as('SuperAdmin')).result(getNumberSeries);

const remarked = async (params: any): Promise<InvoiceRemark[]> => {
  const { remarks } = await (await firm.as('SuperAdmin')).result(getInvoiceRemarks, { params });
  return remarks.filter(({ kind }: InvoiceRemark) => kind === 'first-number-taken');
};
async function timesRead(): Promise<number> {
  const superAdmin = await firm.as('SuperAdmin');
  return (await superAdmin.result(listConnectionLog, { query: { event: 'Läs fakturanummer' } })).meta.totalItems;
}

let made = 0;
async function projectWithWork() {
  const superAdmin = await firm.as('SuperAdmin');
  const { productId } = await makeProduct(superAdmin, { name: `Mätning ${(made += 1)}` });
  await priceAllProducts(superAdmin, 1000);
  await giveSellerDetails(superAdmin);
  const project = await makeProject(superAdmin);
  const items = [{ productId, workedHours: 1, invoiceableHours: 1 }];
  await makeWorkOrder(superAdmin, project.projectId, { status: 'Registered', items });
  return project;
}

describe('the first invoice number', () => {
  it('is 1 by default, and a whole number of at most seven digits', async () => {
    const settings = await (await firm.as('SuperAdmin')).result(getSystemSettings);
    expect(settings).toMatchObject({ firstInvoiceNumber: 1, seriesHasBegun: false });
    for (const wrong of [0, 1.5, 10_000_000, null, '5']) {
      expect((await save(wrong)).json.errors, String(wrong)).toMatchObject([{ field: 'firstInvoiceNumber' }]);
    }
  });

  it('is not one that Fortnox has, which proposes the next free one', async () => {
    const superAdmin = await firm.as('SuperAdmin');
    expect((await superAdmin.call(proposeFirstInvoiceNumber)).status).toBe(409);
    await linkFortnox(superAdmin);
    const CustomerNumber = await newFortnoxCustomer(superAdmin);
    for (const DocumentNumber of ['812', '813']) {
      const body = { Invoice: { CustomerNumber, DocumentNumber, InvoiceRows: [] } };
      await callFortnox({ event: 'Prov', method: 'POST', path: '/invoices', body }, { initials: '' });
    }
    expect(await superAdmin.result(proposeFirstInvoiceNumber)).toEqual({ last: 813, proposed: 814 });
    const reply = await save(700);
    expect(reply).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: 'firstInvoiceNumber', message: 'I Fortnox finns redan faktura 813. Börja på 814 eller högre.' },
        ],
      },
    });
  });

  it('is remarked on before the first invoice, and when the link is made, where Fortnox has those that follow', async () => {
    const taken = { first: 1, last: 813, proposed: 814 };
    expect(await remarked(await projectWithWork())).toEqual([{ kind: 'first-number-taken', ...taken }]);
    const again = await firm.activate(await answerAtFortnox(await firm.activationUrl()));
    expect(again.json.result).toEqual({ companyName: 'Testbolaget Akustik AB', takenFirstNumber: taken });
  });

  it.runIf(inAll)('is not remarked on while Fortnox does not answer', async () => {
    const project = await projectWithWork();
    await firm.control({ delay: { path: '/3/invoices', milliseconds: 60_000 } });
    shorten(fortnox, 'firstNumber', 10);
    expect(await takenFirstNumber({ initials: '' })).toBeNull();
    expect(await remarked(project)).toHaveLength(1);
  });

  it('can be changed, forth and back, until the first invoice has it, and no gap comes of it', async () => {
    const superAdmin = await firm.as('SuperAdmin');
    for (const number of [5000, 1001])
      expect((await save(number)).json.result).toMatchObject({ seriesHasBegun: false });
    expect(await series()).toMatchObject({ beginsAt: 1001, first: null, gaps: 0 });

    const project = await projectWithWork();
    expect(await remarked(project)).toEqual([]);
    const staff = await firm.as('Staff');
    expect(await staff.result(getFirstNumber)).toEqual({ firstNumber: 1001 });
    const { invoiceId } = await superAdmin.result(createFromProject, { params: project });
    expect(await staff.result(getFirstNumber)).toEqual({ firstNumber: null });
    expect(await superAdmin.result(getInvoice, { params: { invoiceId } })).toMatchObject({ serialNumber: 1001 });
    expect(await series()).toMatchObject({ beginsAt: 1001, first: 1001, last: 1001, gaps: 0, missing: [] });

    const late = await save(2001);
    const message = 'Serien har börjat och är framme vid 001001, så första fakturanumret kan inte ändras.';
    expect(late).toMatchObject({ status: 409, json: { errors: [{ field: 'firstInvoiceNumber', message }] } });
    expect((await save(1001)).json.result).toMatchObject({ firstInvoiceNumber: 1001, seriesHasBegun: true });

    const next = await projectWithWork();
    const before = await timesRead();
    expect(await remarked(next)).toEqual([]);
    expect(await timesRead()).toBe(before);
    await superAdmin.result(createFromProject, { params: next });
    expect(await series()).toMatchObject({ first: 1001, last: 1002, count: 2, gaps: 0 });
  });

  it('is either changed or used by concurrent calls, never both', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const name = `prov-${index}`;
        const changing = new UnitOfWork(0);
        await stageFirstNumber(changing, { before: 1, first: 501, series: name });
        const taking = new UnitOfWork(0);
        taking.put({ pk: `PROV#${index}`, sk: 'FAKTURA' });
        const [changed, taken] = await Promise.allSettled([
          changing.commit(null),
          taking.commitNumbered(name, (number) => number),
        ]);
        if (changed.status === 'rejected') expect(changed.reason).toBeInstanceOf(Contention);
        expect(taken).toEqual({ status: 'fulfilled', value: changed.status === 'fulfilled' ? 501 : 1 });
        return lastNumber(name);
      }),
    );
    for (const last of outcomes) expect([1, 501]).toContain(last);
  });

  it('cannot be changed with settings from before the first invoice', async () => {
    const changing = new UnitOfWork(0);
    await stageFirstNumber(changing, { before: 1, first: 501, series: 'prov-sent' });
    const taking = new UnitOfWork(0);
    taking.put({ pk: 'PROV#SENT', sk: 'FAKTURA' });
    expect(await taking.commitNumbered('prov-sent', (number) => number)).toBe(1);
    await expect(changing.commit(null)).rejects.toBeInstanceOf(Contention);
    expect(await lastNumber('prov-sent')).toBe(1);
  });

  it('leaves no number behind when it goes back to 1', async () => {
    const there = new UnitOfWork(0);
    there.add(moveSeries(keys.counter('prov-åter'), 0, 500));
    await there.commit(null);
    const back = new UnitOfWork(0);
    await stageFirstNumber(back, { before: 501, first: 1, series: 'prov-åter' });
    await back.commit(null);
    const taking = new UnitOfWork(0);
    taking.put({ pk: 'PROV#ÅTER', sk: 'FAKTURA' });
    expect(await taking.commitNumbered('prov-åter', (number) => number)).toBe(1);
  });
});
