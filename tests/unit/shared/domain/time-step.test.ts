import { expect, it } from 'vitest';
import { stepFaults } from '../../../../shared/domain/time-step.ts';

const none = () => undefined;

it('the check of time steps refuses what is not in the firm’s steps, and says which they are', () => {
  const lines = [{ workedHours: 1.25, invoiceableHours: 1.5 }, { quantity: 1.1 }];
  expect(stepFaults(lines, none, 0.5)).toEqual([
    { line: 0, field: 'workedHours', message: 'Ange hela eller halva.' },
    { line: 1, field: 'quantity', message: 'Ange hela eller halva.' },
  ]);
  expect(stepFaults(lines, none, 0.25)).toEqual([
    { line: 1, field: 'quantity', message: 'Ange hela, halva eller kvarts.' },
  ]);
});

it('the check of time steps leaves what is stored, unless it is changed', () => {
  const stored = { workedHours: 1.25 };
  expect(stepFaults([{ workedHours: 1.25 }], () => stored, 0.5)).toEqual([]);
  expect(stepFaults([{ workedHours: 1.75 }], () => stored, 0.5)).toHaveLength(1);
});

it('the check of time steps leaves empty fields to others', () => {
  expect(stepFaults([{ workedHours: null, quantity: 0 }], none, 0.5)).toEqual([]);
});
