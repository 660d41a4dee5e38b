import { describe, expect, it } from 'vitest';
import {
  deliveryCreated,
  invoiceCreated,
  projectChanges,
  projectCreated,
  workOrderDeleted,
} from '../../../../shared/domain/project-log-messages.ts';

const project = {
  customer: 'Ekhuset AB',
  owner: 'Britta Sand',
  reviewer: '',
  orderer: 'Ola Vik',
  object: 'Kajen 1',
  invoiceAddress: 'Box 1',
  active: true,
  budgetOre: 100_000_00,
  paymentTermDays: 30,
};

/** Amounts contain non-breaking spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the log of a project', () => {
  it('names the people a project begins with', () => {
    expect(projectCreated(project)).toBe('Projektet skapades för Ekhuset AB, ansvarig Britta Sand.');
    expect(projectCreated({ customer: 'Ekhuset AB', owner: '', reviewer: '' })).toBe(
      'Projektet skapades för Ekhuset AB.',
    );
  });

  it('tells what has changed, what is new and what is gone', () => {
    const after = { ...project, reviewer: 'Per Ek', orderer: '', active: false, paymentTermDays: 1, budgetOre: 5_00 };
    expect(projectChanges(project, after).map(plain)).toEqual([
      'Projektet stängdes.',
      'Granskare är nu Per Ek.',
      'Beställare togs bort, var Ola Vik.',
      expect.stringMatching(/^Budgeten ändrades från 100 000(,00)? kr till 5(,00)? kr\.$/),
      'Betalningsvillkoret ändrades från 30 dagar till 1 dag.',
    ]);
    expect(projectChanges(project, project)).toEqual([]);
  });

  it('counts in the singular and the plural', () => {
    expect(plain(invoiceCreated('1001', 1250.5, 1))).toBe(
      'Faktura 1001 skapades på 1 250,50 kr exkl. moms för 1 insats.',
    );
    expect(deliveryCreated('Bullerutredning', 1)).toBe('Leveransen ”Bullerutredning” skapades: en insats.');
    expect(deliveryCreated('Bullerutredning', 3)).toBe('Leveransen ”Bullerutredning” skapades: 3 insatser.');
  });

  it('quotes the note of a deleted work order where it has one', () => {
    expect(workOrderDeleted(7, '2026-01-31', 'Mätning')).toBe('Insats 7 från 2026-01-31, ”Mätning”, raderades.');
    expect(workOrderDeleted(7, '2026-01-31', '')).toBe('Insats 7 från 2026-01-31 raderades.');
  });
});
