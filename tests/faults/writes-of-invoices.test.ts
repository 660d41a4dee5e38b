import { expect, it } from 'vitest';
import {
  createCreditInvoice,
  createFromProject,
  mailInvoiceAgain,
  retryFollowUp,
} from '../../shared/contract/invoices.ts';
import { useFaultyFirm } from '../support/faults/faulty-firm.ts';
import { post } from '../support/faults/post.ts';

const firm = useFaultyFirm();

type WrittenRecord = { Item?: any; Key?: any; ConditionExpression?: string };

it('every write to an invoice and its follow-ups is conditional', async () => {
  const writes: { operation: string; sk: string; condition: string | undefined }[] = [];
  firm.stack.rule = ({ service, operation, body }) => {
    if (service !== 'dynamodb' || !/Put|Update|Delete|Write/.test(operation)) return 'pass';
    const input = JSON.parse(body.toString('utf8'));
    expect(input.RequestItems, 'a batch has no conditions').toBeUndefined();
    const all: WrittenRecord[] = input.TransactItems
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
    const { invoiceId } = await firm.staff.result(createFromProject, { params: { projectId: projectId! } });
    await firm.stack.settle();
    await firm.staff.result(mailInvoiceAgain, { params: { invoiceId }, body: { email: 'igen@kund.example' } });
    await firm.staff.call(retryFollowUp, { params: { invoiceId, followUpId: 'accounting' } });
    await firm.stack.settle();
    await post(invoiceId);
    await firm.staff.result(createCreditInvoice, { params: { invoiceId } });
    await firm.stack.settle();
  }
  expect(writes.filter(({ condition }) => !condition)).toEqual([]);
  const kinds = new Set(writes.map(({ sk }) => sk.split('#')[0]));
  expect([...kinds].toSorted((a, b) => a!.localeCompare(b!))).toEqual(['FOLLOW_UP', 'HISTORY', 'LINES', 'RECORD']);
});
