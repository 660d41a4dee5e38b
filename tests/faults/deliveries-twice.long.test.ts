import { expect, it } from 'vitest';
import { createCreditInvoice, createFromProject } from '../../shared/contract/invoices.ts';
import { expectWhole } from '../support/faults/expect-whole.ts';
import { useFaultyFirm } from '../support/faults/faulty-firm.ts';
import { patiently } from '../support/faults/patiently.ts';
import { post } from '../support/faults/post.ts';
import { strictOfTests } from '../support/strict-settings.ts';
import { seed } from '../support/tier.ts';

/** Every event and every batch of the stream comes twice, and late events overtake earlier ones. */
const firm = useFaultyFirm({ strict: { ...strictOfTests(seed()), repeats: 1, deliveryLagMs: 3_000 } });

it('the host makes, mails and archives each invoice once though every event comes twice and out of order', async () => {
  const projects = await firm.makeProjects([45, 2, 2, 2, 2]);
  const made = await Promise.all(projects.map((projectId) => patiently(firm.staff, createFromProject, { projectId })));
  await firm.stack.settle();
  const credited: { invoiceId: number }[] = made.slice(0, 2);
  for (const { invoiceId } of credited) await post(invoiceId);
  await Promise.all(credited.map(({ invoiceId }) => patiently(firm.staff, createCreditInvoice, { invoiceId })));
  await firm.stack.settle();

  expect(await expectWhole(firm.stack)).toEqual({ invoices: 7, doneMails: 7, uncertainMails: 0 });
  expect(firm.stack.tally()!.deliveredTwice).toBeGreaterThan(made.length);
});
