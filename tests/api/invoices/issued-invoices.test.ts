import { beforeAll, describe, expect, it } from 'vitest';
import { isNew } from '../../../functions/data/core/condition.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { getInvoiceWithItems, stageInvoice } from '../../../functions/invoices/stores/invoice-lines.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { fixedFields } from '../../../functions/data/core/records.ts';
import { getRecord, queryItems } from '../../../functions/data/core/table.ts';
import { invoiceDocumentSchema } from '../../../shared/schemas/invoice.ts';
import { makeInvoice, useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const staff = await logInAs('Staff');

beforeAll(() => useStack());

/** An invoice's items in the table, without its follow-ups, which may change. */
async function issued(invoiceId: number) {
  const items = await queryItems(keys.record('invoice', invoiceId).pk, '');
  return items.filter(({ sk }) => !sk.startsWith('FOLLOW_UP#'));
}

describe('an issued invoice', () => {
  it('keeps every field that it printed, whatever the code would save', async () => {
    const { invoiceId } = await makeInvoice(staff);
    const before = await issued(invoiceId);
    const invoice = await getRecord('invoice', invoiceId);
    const printed = Object.keys(invoiceDocumentSchema.shape).filter((field) => field !== 'items');
    // The credit's number is shown on its debit, but printed on neither.
    expect(fixedFields.invoice).toEqual(
      expect.arrayContaining([...printed.filter((field) => field !== 'refSerialNumberPadded'), 'workOrderIds']),
    );
    for (const field of fixedFields.invoice!) {
      const data = { ...invoice.data, [field]: 'något annat' } as never;
      expect(() => new UnitOfWork(1).save(invoice, data), field).toThrow('is issued and cannot change');
    }
    expect(() => new UnitOfWork(1).remove(invoice)).toThrow('is issued and cannot change');
    expect(await issued(invoiceId)).toEqual(before);
  });

  it('is not made a second time in its place, nor are its lines or its history', async () => {
    const { invoiceId } = await makeInvoice(staff);
    const before = await issued(invoiceId);
    const { data, items } = await getInvoiceWithItems(invoiceId);
    const again = new UnitOfWork(1);
    stageInvoice(again, invoiceId, { ...data, sumTotal: 1, items });
    await expect(again.commit(null)).rejects.toThrow();

    for (const { pk, sk } of before) {
      const over = new UnitOfWork(1);
      over.put({ pk, sk, lines: [] }, isNew);
      await expect(over.commit(null)).rejects.toThrow();
    }
    const { version, ...rest } = await getRecord('invoice', invoiceId);
    const late = new UnitOfWork(1);
    late.save({ ...rest, version: version - 1 }, { ...rest.data, status: 'Paid' });
    await expect(late.commit(null)).rejects.toThrow();
    expect(await issued(invoiceId)).toEqual(before);
  });
});
