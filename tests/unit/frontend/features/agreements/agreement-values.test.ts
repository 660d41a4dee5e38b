import { describe, expect, it } from 'vitest';
import { agreementValues, newInstalment } from '../../../../../frontend/src/features/agreements/agreement-values.ts';
import type { AgreementView } from '../../../../../shared/schemas/agreement.ts';

const instalment = (instalmentId: number) => ({
  instalmentId,
  text: `Del ${instalmentId}`,
  dueOn: null,
  percent: null,
  amount: 1000,
  left: 1000,
  invoices: [],
});
const view = (...instalmentIds: number[]) =>
  ({
    priceForm: 'FixedPrice',
    agreed: 2000,
    isConstruction: false,
    instalments: instalmentIds.map(instalment),
    version: 2,
  }) as unknown as AgreementView;

describe('the values of an agreement', () => {
  it('are the same each time they are read, also without instalments', () => {
    expect(agreementValues.fromView(view())).toEqual(agreementValues.fromView(view()));
  });

  it('get the ids that the server gave to new instalments', () => {
    const before = agreementValues.fromView(view(1));
    const sent = { ...before, instalments: [newInstalment(), ...before.instalments] };
    const { instalments } = agreementValues.withIds(sent, { sent, saved: view(2, 1) });
    expect(instalments.map(({ instalmentId }) => instalmentId)).toEqual([2, 1]);
    expect(instalments.map(({ key }) => key)).toEqual(sent.instalments.map(({ key }) => key));
  });
});
