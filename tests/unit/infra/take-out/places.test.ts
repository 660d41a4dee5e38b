import { expect, it } from 'vitest';
import { kindsLeft, placeOf } from '../../../../functions/exports/take-out/places.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import { kinds } from '../../../../shared/codes/kinds.ts';

/** Passing work, guards that hold a secret, and what belongs to this installation. A new key must be placed or listed. */
const leftOut = [
  'projectLock',
  'invoiceRun',
  'latestInvoiceRun',
  'batch',
  'idempotency',
  'session',
  'sessionOfUser',
  'resetToken',
  'deviceKey',
  'resetRequest',
  'usedLogIn',
  'logInStep',
  'keyChallenge',
  'securityEvent',
  'hubTicket',
  'hubConnection',
  'fileTask',
  'quarantined',
  'fortnoxPace',
  'fortnoxWarning',
  'fortnoxSync',
  'fortnoxReconciliation',
  'fortnoxCustomer',
  'fortnoxLease',
  'fortnoxState',
  'fortnoxTask',
  'importRows',
  'listExport',
  'takeOut',
  'notification',
  'dailyMail',
  'latestImport',
  'latestListExport',
  'latestRecordImport',
  'restoration',
  'demoSeed',
  'migration',
  'attempts',
];

it('the take-out places each kind of item, or leaves it out on purpose', () => {
  const make = keys as unknown as Record<string, (...args: unknown[]) => { pk: string; sk: string }>;
  const samples: Record<string, unknown[]> = {
    record: ['customer', 1],
    history: ['customer', 1, 1],
    deleted: ['2026-01-01T00:00:00.000Z', 'customer', 1],
  };
  const left = Object.keys(make).filter((name) => !placeOf(make[name]!(...(samples[name] ?? ['1', '1', '1']))));
  expect(left.toSorted()).toEqual(leftOut.toSorted());
});

it('the take-out places the records of all kinds and their history, except secrets', () => {
  const places = kinds.map((kind) => [kind, placeOf(keys.record(kind, 7)), placeOf(keys.history(kind, 7, 3))]);
  for (const [kind, record, history] of places) {
    if (kindsLeft.has(kind as never)) expect([record, history]).toEqual([undefined, undefined]);
    else {
      expect(record).toEqual({ folder: 'poster', name: kind, order: [7, 0] });
      expect(history).toEqual({ folder: 'historik', name: kind, order: [7, 3] });
    }
  }
  expect([...kindsLeft]).toEqual(['system-secrets', 'fortnox-connection']);
});
