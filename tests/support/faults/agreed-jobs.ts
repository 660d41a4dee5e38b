import { createAgreedInvoice, saveAgreement } from '../../../shared/contract/agreements.ts';
import type { AgreementChoiceInput } from '../../../shared/schemas/agreement.ts';
import { newKey } from '../api.ts';
import { type Job, firm } from './kill-at-every-step.ts';
import { patiently } from './patiently.ts';
import { hourPrice } from './work.ts';

const onAccount = { as: 'OnAccount', amount: 1_500, text: 'Projektering' } as const;
const firstOfTwo: AgreementChoiceInput = { as: 'Instalments', instalmentIds: [1], settleWork: true };

const agreed = (projectId: number, choice: AgreementChoiceInput, key = newKey()) =>
  patiently(firm.staff, createAgreedInvoice, { projectId }, key, { choice });

const projectsOf = async (count: number, size: number) =>
  (await firm.makeProjects(Array<number>(count).fill(size))).map((projectId) => ({ projectId }));

/** Money before work: the work orders stay registered. */
export const invoicingOnAccount = (size: number): Job => ({
  prepare: (count) => projectsOf(count, size),
  run: ({ projectId }, key) => agreed(projectId!, onAccount, key),
  invoices: 1,
  expects: {
    invoices: [{ lines: 1, net: 1_500, takesWork: false }],
    frozenPrice: hourPrice,
    charged: 1_500,
  },
});

/** The final invoice of a project that has paid on account. */
export const deducting = (size: number): Job => ({
  prepare: async (count) => {
    const projects = await projectsOf(count, size);
    for (const { projectId } of projects) await agreed(projectId, onAccount);
    return projects;
  },
  run: ({ projectId }, key) => agreed(projectId!, { as: 'Work' }, key),
  invoices: 2,
  expects: {
    invoices: [
      { lines: 1, net: 1_500, takesWork: false },
      { lines: size + 1, net: size * 2 * hourPrice - 1_500, takesWork: true },
    ],
    frozenPrice: hourPrice,
    charged: size * 2 * hourPrice,
  },
});

/** One instalment of two, against which the work orders are settled. */
export const invoicingInstalments = (size: number): Job => ({
  prepare: async (count) => {
    const projects = await projectsOf(count, size);
    const [start, end] = [
      { text: 'Vid start', percent: 30, amount: null, dueOn: null },
      { text: 'Vid slut', percent: null, amount: null, dueOn: null },
    ];
    const body = { priceForm: 'FixedPrice', agreed: 40_000.5, instalments: [start, end], version: 0 };
    for (const params of projects) await firm.staff.result(saveAgreement, { params, body, idempotencyKey: newKey() });
    return projects;
  },
  run: ({ projectId }, key) => agreed(projectId!, firstOfTwo, key),
  invoices: 1,
  expects: {
    invoices: [{ lines: 1, net: 12_000.15, takesWork: true }],
    frozenPrice: null,
    charged: 12_000.15,
  },
});
