import { describe, expect, it } from 'vitest';
import { placesBeside, placesOfRecords } from '../../../../functions/personal-data/places.ts';
import { sections } from '../../../../functions/personal-data/sections.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import { entities } from '../../../../shared/entities/entities.ts';

/** Items that say nothing of a person but an id, or that others hold the contents of. A new key must be placed. */
const ofNobody = [
  'record',
  'history',
  'logEntry',
  'projectLock',
  'invoiceRun',
  'latestInvoiceRun',
  'latestListExport',
  'takeOut',
  'invoiceLines',
  'budgetWarning',
  'instalmentNotice',
  'unique',
  'counter',
  'developers',
  'resetToken',
  'usedLogIn',
  'deviceKey',
  'keyChallenge',
  'logInStep',
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
  'fortnoxLog',
  'fortnoxTask',
  'fortnoxLogCount',
  'deletedFrom',
  'latestRecordImport',
  'latestImport',
  'restoration',
  'demoSeed',
  'migration',
];

describe('the index of places of personal data', () => {
  it.each(Object.entries(entities))('knows each personal field of %s, and no other', (kind, { personal }) => {
    const known = Object.keys(placesOfRecords[kind as keyof typeof entities]?.fields ?? {});
    expect(known.toSorted()).toEqual([...personal].toSorted());
  });

  it('counts each field that refers to a person as personal', () => {
    const referring = Object.entries(entities).flatMap(([kind, { fields, personal }]) =>
      Object.entries(fields)
        .filter(([, field]) => {
          const shown = (field as { history: { as: string; kind?: string } }).history;
          return shown.as === 'reference' && (shown.kind === 'user' || shown.kind === 'contact');
        })
        .filter(([name]) => !(personal as readonly string[]).includes(name))
        .map(([name]) => `${kind}.${name}`),
    );
    expect(referring).toEqual([]);
  });

  it('says of each kind of item whether it tells of a person', () => {
    expect([...Object.keys(placesBeside), ...ofNobody].toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  it('shows in the file what it says is shown, and each sheet of the file is of a place', () => {
    const named = [...Object.values(placesOfRecords), ...Object.values(placesBeside)].flatMap(
      (place) => place.sections,
    );
    expect(Object.keys(sections).filter((name) => !named.includes(name as never))).toEqual([]);
    expect(named.filter((name) => !(name in sections))).toEqual([]);
  });

  it('leaves no record with personal data out of the file', () => {
    const unseen = Object.entries(placesOfRecords).filter(([, place]) => place.sections.length === 0);
    expect(unseen).toEqual([]);
  });
});
