import { describe, expect, it } from 'vitest';
import {
  commandGroup,
  fileGroup,
  hitGroups,
  recentGroups,
} from '../../../../../frontend/src/features/palette/hit-groups.ts';
import { readCommand } from '../../../../../frontend/src/features/palette/palette-commands.ts';
import type { FoundRecords } from '../../../../../shared/schemas/found-records.ts';
import { nothingFound } from '../../../../support/found-records.ts';

const project = (projectId: number, active = true) => ({
  projectId,
  projectCode: `26-000${projectId}`,
  customerName: 'Alm AB',
  objectName: 'Kv. Tranan',
  active,
  fixedPrice: false,
});
const invoice = {
  invoiceId: 4,
  invoiceType: 'Debit' as const,
  serialNumberPadded: '000004',
  projectCode: '26-0001',
  customerName: 'Alm AB',
  displayDate: '2026-03-01',
  sumTotalIncVat: 12_500.5,
};
const alm = { customerId: 3, name: 'Alm AB', projects: [project(1), project(2, false)] };
const ek = { customerId: 5, name: 'Ek AB', projects: [project(7)] };

const shown = (found: Partial<FoundRecords>, text: string) =>
  hitGroups({ ...nothingFound, ...found }, text).map(({ group, hits }) => [group, ...hits.map(({ id }) => id)]);

describe('the hits of the palette', () => {
  it('have the projects of the only customer beneath it, and the others in their group', () => {
    expect(shown({ customers: [alm], projects: [project(1), project(9)] }, 'alm')).toEqual([
      ['Kunder', 'customer-3', 'project-1', 'project-2'],
      ['Projekt', 'project-9'],
    ]);
  });

  it('show each project once among several customers', () => {
    expect(shown({ customers: [alm, ek], projects: [project(1)] }, 'ab')).toEqual([
      ['Kunder', 'customer-3', 'project-2', 'customer-5', 'project-7'],
      ['Projekt', 'project-1'],
    ]);
  });

  it('begin with invoices for an amount, and with customers for words', () => {
    const found = { invoices: [invoice], customers: [ek] };
    expect(shown(found, '12 500').map(([group]) => group)).toEqual(['Fakturor', 'Kunder']);
    expect(shown(found, 'ek').map(([group]) => group)).toEqual(['Kunder', 'Fakturor']);
    const [first] = hitGroups({ ...nothingFound, ...found }, '12 500');
    expect(first!.hits[0]!.description).toBe('12\u00a0500,50\u00a0kr · 2026-03-01 · 26-0001 · Alm AB');
  });

  it('without a text are what was opened last, newest first, or else the newest projects', () => {
    const found = { ...nothingFound, projects: [project(1), project(2)], invoices: [invoice] };
    const recent = [
      { kind: 'invoice', id: 4 },
      { kind: 'contact', id: 8 },
      { kind: 'project', id: 2 },
    ] as const;
    const ids = (groups: ReturnType<typeof recentGroups>) => groups.flatMap(({ hits }) => hits.map(({ id }) => id));
    expect(ids(recentGroups(found, recent))).toEqual(['invoice-4', 'project-2']);
    expect(ids(recentGroups(found, []))).toEqual(['project-1', 'project-2']);
    expect(recentGroups(nothingFound, recent)).toEqual([]);
  });

  it('that are files open their folders', () => {
    const found = { projectId: 1, projectCode: '26-0001', objectName: 'Kv. Tranan', path: 'Ritningar/Plan 3.pdf' };
    const target = { name: 'files', id: 1, args: { projectCode: '26-0001', path: 'Ritningar' } };
    expect(fileGroup({ files: [found] })).toEqual([
      {
        group: 'Filer',
        hits: [
          {
            id: 'file-1-Ritningar/Plan 3.pdf',
            label: 'Plan 3.pdf',
            description: '26-0001 · Kv. Tranan · Ritningar',
            under: '/projects',
            target,
          },
        ],
      },
    ]);
    expect(fileGroup({ files: [] })).toEqual([]);
  });

  it('of a command are what it does with each project', () => {
    const { command } = readCommand('fakturera 26')!;
    expect(commandGroup(command, { ...nothingFound, projects: [project(1)] }).hits).toEqual([
      {
        id: 'do-project-1',
        label: 'Fakturera 26-0001 Kv. Tranan',
        description: 'Alm AB',
        target: { name: 'invoice-review', id: 1 },
      },
    ]);
  });
});
