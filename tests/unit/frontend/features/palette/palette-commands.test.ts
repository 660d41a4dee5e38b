import { describe, expect, it } from 'vitest';
import { creationsFor, readCommand } from '../../../../../frontend/src/features/palette/palette-commands.ts';

const read = (text: string) => {
  const found = readCommand(text);
  return found && [found.command.label, found.rest];
};

describe('a command of the palette', () => {
  it.each([
    ['fakturera 26-0019', 'Fakturera', '26-0019'],
    ['FAKT 26-0019', 'Fakturera', '26-0019'],
    ['registrera näktergalen', 'Registrera', 'naktergalen'],
    ['ny insats 26-0019', 'Ny insats', '26-0019'],
    ['filer 26-0019', 'Filer', '26-0019'],
    ['fakturatexter 26-0019', 'Fakturatexter', '26-0019'],
    ['fakturat 26-0019', 'Fakturatexter', '26-0019'],
  ])('%s is one with a project', (text, label, rest) => expect(read(text)).toEqual([label, rest]));

  it.each(['fakturera', 'fakturera ', 'fak 26-0019', 'fakturering 26', 'ny kund', 'ny insats', 'ny', ''])(
    '"%s" is none',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it.each(['fakturera 26-0019', 'granska 26-0019'])('%s leads to what invoices the project', (typed) => {
    const project = { projectId: 19, projectCode: '26-0019', customerName: '', objectName: '', active: true };
    const { target } = readCommand(typed)!.command;
    expect(target({ ...project, fixedPrice: false })).toEqual({ name: 'invoice-review', id: 19 });
    expect(target({ ...project, fixedPrice: true })).toEqual({ name: 'agreed-invoice', id: 19 });
  });
});

it('the command of a project’s texts for invoices opens the form there', () => {
  const project = { projectId: 19, projectCode: '26-0019', customerName: '', objectName: '', active: true };
  const { target } = readCommand('fakturatexter 26-0019')!.command;
  expect(target({ ...project, fixedPrice: false })).toEqual({
    name: 'project',
    id: 19,
    args: { field: 'invoiceText' },
  });
});

describe('what may be created', () => {
  it('depends on the role', () => {
    const lists = (role: 'Staff' | 'SuperAdmin') => creationsFor(role).map(({ list }) => list);
    expect(lists('Staff')).toEqual(['customers', 'projects', 'contacts', 'addresses']);
    expect(lists('SuperAdmin')).toContain('users');
  });
});
