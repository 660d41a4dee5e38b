import { expect, it } from 'vitest';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { type Outcome, expectWhole } from '../support/faults/expect-whole.ts';
import { useFaultyFirm } from '../support/faults/faulty-firm.ts';
import { letAllPass } from '../support/faults/faulty-stack.ts';
import { patiently } from '../support/faults/patiently.ts';
import type { ServiceCall } from '../support/faults/service-call.ts';
import type { NamedFate } from '../support/faults/service-proxy.ts';

const firm = useFaultyFirm();

/** The write that records a mail as sent. */
function notesMail({ service, operation, body }: ServiceCall): boolean {
  const write = body.toString('utf8');
  return service === 'dynamodb' && operation === 'UpdateItem' && /FOLLOW_UP#mail/.test(write) && /"Done"/.test(write);
}

/** Invoices a project, where every write that records its mail meets with the fate. */
async function invoiceWith(fate: NamedFate): Promise<{ outcome: Outcome; notes: number }> {
  let notes = 0;
  const [projectId = 0] = await firm.makeProjects([2]);
  firm.stack.rule = (call) => {
    if (!notesMail(call)) return 'pass';
    notes += 1;
    return fate;
  };
  await patiently(firm.staff, createFromProject, { projectId });
  await firm.stack.settle();
  firm.stack.rule = letAllPass;
  return { outcome: await expectWhole(firm.stack), notes };
}

/** Logins are mailed too. */
const invoiceMails = async () => (await firm.stack.mails()).filter(({ subject }) => subject.startsWith('Faktura'));

it('an invoice mails once, and asks a person to check, when the sent mail cannot be recorded', async () => {
  const { outcome, notes } = await invoiceWith('broken');
  expect(notes).toBeGreaterThan(0);
  expect(outcome).toEqual({ invoices: 1, doneMails: 0, uncertainMails: 1 });
  expect(await invoiceMails()).toHaveLength(1);
});

it('an invoice mails once, and knows it, when the response to that write is lost', async () => {
  const { outcome, notes } = await invoiceWith('lost-after');
  expect(notes).toBeGreaterThan(0);
  expect(outcome).toEqual({ invoices: 2, doneMails: 1, uncertainMails: 1 });
  expect(await invoiceMails()).toHaveLength(2);
});
