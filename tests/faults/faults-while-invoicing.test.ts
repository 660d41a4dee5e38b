import { expect, it } from 'vitest';
import { createCreditInvoice, createFromProject } from '../../shared/contract/invoices.ts';
import { expectWhole } from '../support/faults/expect-whole.ts';
import { useFaultyFirm } from '../support/faults/faulty-firm.ts';
import { letAllPass } from '../support/faults/faulty-stack.ts';
import { patiently } from '../support/faults/patiently.ts';
import { post } from '../support/faults/post.ts';
import { threeOfTenFail } from '../support/faults/three-of-ten-fail.ts';
import { byTier, seed as firstSeed } from '../support/tier.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 1);
const atOnce = byTier(10, 100);

const firm = useFaultyFirm();
let made = 0;

it.each(Array.from({ length: runs }, (_, index) => firstSeed() + index))(
  'numbers, completes and follows up every invoice though three of ten requests fail (chance %i)',
  { timeout: 1_200_000 },
  async (seed) => {
    const startedAt = Date.now();
    // One of ten is a credit. Each kind includes one with more work orders than a transaction holds.
    const credits = atOnce / 10;
    const projects = await firm.makeProjects([45, ...Array.from({ length: atOnce - credits - 1 }, () => 2)]);
    const invoiced = await firm.makeProjects([45, ...Array.from({ length: credits - 1 }, () => 1)]);
    const debits: { invoiceId: number }[] = [];
    for (const projectId of invoiced) {
      const debit = await patiently(firm.staff, createFromProject, { projectId });
      await post(debit.invoiceId);
      debits.push(debit);
    }
    await firm.stack.settle();

    const faults = new Map<string, number>();
    firm.stack.rule = threeOfTenFail(seed, faults);
    await Promise.all([
      ...projects.map((projectId) => patiently(firm.staff, createFromProject, { projectId })),
      ...debits.map(({ invoiceId }) => patiently(firm.staff, createCreditInvoice, { invoiceId })),
    ]);
    firm.stack.rule = letAllPass;
    await firm.stack.settle();

    const outcome = await expectWhole(firm.stack);
    made += atOnce + credits;
    expect(outcome.invoices).toBe(made);
    expect([...faults.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(atOnce);
    console.log(
      JSON.stringify({
        seed,
        seconds: Math.round((Date.now() - startedAt) / 1000),
        ...outcome,
        ...Object.fromEntries(faults),
      }),
    );
  },
);
