import { beforeAll, describe, expect, it } from 'vitest';
import {
  createFromProject,
  createPreviewFromProject,
  downloadInvoice,
  getInvoice,
} from '../../../shared/contract/invoices.ts';
import { getProjectFigures } from '../../../shared/contract/projects.ts';
import { createAgreedInvoice, previewAgreedInvoice } from '../../../shared/contract/agreements.ts';
import { lineName } from '../../../shared/domain/invoice/edited-document.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { agreementOf } from '../../support/agreements.ts';
import { makeInvoiceableProject, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { setInvoiceStatus, useStack } from '../../support/invoices.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { logInAs } from '../../support/people.ts';

const [staff, colleague] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

async function makeHourly(hours = 10) {
  const { project, rate } = await makeInvoiceableProject(staff, hours);
  const params = { projectId: project.projectId };
  return { params, worth: hours * rate.unitPrice, agreement: agreementOf(staff, project.projectId) };
}

describe('an on-account invoice', () => {
  it('needs no work orders, and has VAT of its own', async () => {
    const { projectId } = await makeProject(staff);
    const agreement = agreementOf(staff, projectId);
    const body = { as: 'OnAccount', amount: 4000, text: 'Projektering i november', note: 'Enligt mötet den 3.' };
    const preview = await staff.call(previewAgreedInvoice, { params: { projectId }, body });
    const { invoiceDto } = preview.json.result;
    expect(invoiceDto).toMatchObject({ serialNumber: 0, sumTotal: 4000 });
    expect(invoiceDto.invoiceMessage).toContain('Enligt mötet den 3.');
    const noted = await agreement.made({ ...body, as: 'OnAccount' });
    expect(noted.invoiceMessage).toBe(invoiceDto.invoiceMessage);
    const invoice = await agreement.onAccount(4000, 'Projektering i november');
    expect(invoice).toMatchObject({
      invoiceTitle: 'A conto-faktura',
      sumTotal: 4000,
      vatTotalRounded: 1000,
      sumTotalIncVat: 5000,
      workOrderIds: [],
    });
    expect(invoice.items).toMatchObject([{ lineKind: 'OnAccount', agreedRef: invoice.serialNumber, sources: [] }]);
    const pdf = await readPdf((await staff.call(downloadInvoice, { params: { invoiceId: invoice.invoiceId } })).bytes);
    expect(pdf.pages.join()).toContain('A conto-faktura');
    expect(pdf.pages.join()).not.toContain('Utfört');
  });

  it('is deducted by name and number on the final invoice, net and VAT', async () => {
    const { agreement, params, worth } = await makeHourly();
    const onAccount = await agreement.onAccount(4000);
    expect(await agreement.read()).toMatchObject({ onAccount: [{ net: 4000, deducted: 0, left: 4000 }] });
    const { invoiceId } = await staff.result(createFromProject, { params });
    const final = await staff.result(getInvoice, { params: { invoiceId } });
    const line = final.items.at(-1)!;
    expect(line).toMatchObject({
      lineKind: 'Deduction',
      quantity: -1,
      unitPrice: 4000,
      subTotal: -4000,
      vatPercent: 25,
    });
    expect(line.invoiceItemText.replaceAll('\u00a0', ' ')).toBe(
      `Avgår Projektering, a conto-faktura ${onAccount.serialNumberPadded} av ${onAccount.displayDate} (moms 25 %: 1 000,00 kr)`,
    );
    expect(final.sumTotal).toBe(worth - 4000);
    expect(final.vatTotalRounded).toBe((worth - 4000) * 0.25);
    expect(await agreement.read()).toMatchObject({ onAccount: [{ deducted: 4000, left: 0 }] });
    const figures = await staff.result(getProjectFigures, { params });
    expect(figures).toMatchObject({ worked: worth, invoiced: worth });
  });

  it('is deducted once by two at once', async () => {
    const { agreement, params } = await makeHourly(60);
    await agreement.onAccount(1000);
    const other = agreementOf(colleague, params.projectId);
    const choice = { as: 'Work' } as const;
    const replies = await Promise.all([agreement.create(choice), other.create(choice), agreement.create(choice)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await agreement.read()).toMatchObject({ onAccount: [{ deducted: 1000, left: 0 }] });
  });

  it('is not deducted when it is credited or cancelled, nor credited when it is deducted', async () => {
    const { agreement, params, worth } = await makeHourly();
    const [first, second, third] = [
      await agreement.onAccount(1000, 'Ett'),
      await agreement.onAccount(2000, 'Två'),
      await agreement.onAccount(3000, 'Tre'),
    ];
    expect((await agreement.credit(first.invoiceId)).status).toBe(200);
    await setInvoiceStatus(third.invoiceId, 'Cancelled');
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params });
    expect(invoiceDto.sumTotal).toBe(worth - 2000);
    const final = await agreement.work();
    expect(final.sumTotal).toBe(worth - 2000);
    const refused = await agreement.credit(second.invoiceId);
    expect(refused.status).toBe(409);
    expect(refused.json.message).toContain(final.serialNumberPadded);
    expect((await agreement.credit(final.invoiceId)).status).toBe(200);
    expect((await agreement.read()).onAccount.map(({ left }) => left)).toEqual([0, 2000, 0]);
    expect((await agreement.credit(second.invoiceId)).status).toBe(200);
  });

  it('is deducted by choice, and may leave the final invoice at zero but never below', async () => {
    const { agreement, worth } = await makeHourly(10);
    const first = await agreement.onAccount(worth);
    const second = await agreement.onAccount(500);
    const below = await agreement.preview({ as: 'Work' });
    expect(below.json).toMatchObject({ byAgreement: true });
    expect(below.json.message).toContain('kan inte bli negativ');
    const final = await agreement.work({ deduct: [first.serialNumber] });
    expect(final).toMatchObject({ sumTotal: 0, vatTotalRounded: 0, sumTotalIncVat: 0 });
    const gone = await agreement.preview({ as: 'Work', deduct: [first.serialNumber] });
    expect(gone.status).toBe(409);
    expect((await agreement.read()).onAccount.map(({ left }) => left)).toEqual([0, 500]);
    expect(second.serialNumber).toBeGreaterThan(first.serialNumber);
  });

  it('is deducted from the work that is chosen, as it is worded and grouped', async () => {
    const { agreement, params, worth } = await makeHourly(10);
    const { rate } = await makeInvoiceableProject(staff, 1);
    const items = [{ productId: rate.productId, workedHours: 2, invoiceableHours: 2 }];
    const late = await makeWorkOrder(staff, params.projectId, {
      status: 'Registered',
      verificationDate: '2099-01-01',
      items,
    });
    const onAccount = await agreement.onAccount(1000);
    const { invoiceDto } = (await agreement.preview({ as: 'Work', until: '2098-12-31' })).json.result;
    const lines = [{ line: lineName(invoiceDto.items[0]), text: 'Mätning i trapphus', heading: 'Hus A' }];
    const final = await agreement.work({ until: '2098-12-31', lines });
    expect(final.items).toMatchObject([
      { invoiceItemText: 'Mätning i trapphus', invoiceItemGroupHeading: 'Hus A' },
      { lineKind: 'Deduction', agreedRef: onAccount.serialNumber, sortNum: 2 },
    ]);
    expect(final.sumTotal).toBe(worth - 1000);
    const { workOrderId } = late;
    expect(await staff.result(getWorkOrder, { params: { workOrderId } })).toMatchObject({ status: 'Registered' });
  });

  it('is refused in öre, whose VAT would not be exact', async () => {
    const { params } = await makeHourly();
    const body = { choice: { as: 'OnAccount', amount: 100.5, text: 'Del' } };
    const reply = await staff.call(createAgreedInvoice, { params, body });
    expect(reply.status).toBe(422);
    expect(reply.json.errors[0].message).toContain('hela kronor');
  });
});
