import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createCreditInvoice,
  createFromProject,
  mailInvoiceAgain,
  retryFollowUp,
} from '../../shared/contract/invoices.ts';
import { type FaultyFirm, startFaultyFirm } from '../support/faults/faulty-firm.ts';
import { post } from '../support/faults/post.ts';

let stack: FaultyFirm['stack'];
let staff: FaultyFirm['staff'];
let firm: FaultyFirm['firm'];

beforeAll(async () => {
  ({ stack, staff, firm } = await startFaultyFirm());
}, 120_000);

afterAll(() => stack.close());

type Written = { Item?: any; Key?: any; ConditionExpression?: string };

it('every write to an invoice and what stands beside it has a condition', { timeout: 300_000 }, async () => {
  const writes: { operation: string; sk: string; condition: string | undefined }[] = [];
  stack.rule = ({ service, operation, body }) => {
    if (service !== 'dynamodb' || !/Put|Update|Delete|Write/.test(operation)) return 'pass';
    const input = JSON.parse(body.toString('utf8'));
    expect(input.RequestItems, 'a batch has no conditions').toBeUndefined();
    const all: Written[] = input.TransactItems
      ? input.TransactItems.flatMap((one: object) => Object.values(one))
      : [input];
    for (const { Item, Key, ConditionExpression } of all) {
      const { pk, sk } = Item ?? Key;
      if (pk.S.startsWith('INVOICE#')) writes.push({ operation, sk: sk.S, condition: ConditionExpression });
    }
    return 'pass';
  };
  for (const size of [2, 60]) {
    const [projectId] = await firm.makeProjects([size]);
    const { invoiceId } = await staff.result(createFromProject, { params: { projectId: projectId! } });
    await stack.settle();
    await staff.result(mailInvoiceAgain, { params: { invoiceId }, body: { email: 'igen@kund.example' } });
    await staff.call(retryFollowUp, { params: { invoiceId, followUpId: 'accounting' } });
    await stack.settle();
    await post(invoiceId);
    await staff.result(createCreditInvoice, { params: { invoiceId } });
    await stack.settle();
  }
  expect(writes.filter(({ condition }) => !condition)).toEqual([]);
  const kinds = new Set(writes.map(({ sk }) => sk.split('#')[0]));
  expect([...kinds].toSorted((a, b) => a!.localeCompare(b!))).toEqual(['FOLLOW_UP', 'HISTORY', 'LINES', 'RECORD']);
});
