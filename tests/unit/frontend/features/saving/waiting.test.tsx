// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../../../support/dom.tsx';
import { at, beginAnew, panel, saveAs } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, contact, customer, project } from '../../../../support/saving/records.ts';
import { byTier } from '../../../../support/tier.ts';

const stored = new Map<string, { title: string; form: { draft: string } }>();
vi.mock('../../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: (name: string) => ({
    read: async () => undefined,
    readAll: async () => (name === 'outbox' ? [...stored.values()] : []),
    put: async (key: string, value: never) => void (name === 'outbox' && stored.set(key, structuredClone(value))),
    remove: async (key: string) => void stored.delete(key),
    clear: async () => undefined,
  }),
}));

beforeEach(async () => {
  stored.clear();
  await beginAnew();
  serve(({ method, path }) => {
    if (method !== 'GET') throw new TypeError('Failed to fetch');
    return answerOf(path);
  });
});

const { projectValues } = await import('../../../../../frontend/src/features/projects/project-values.ts');

const isNew = { version: 0 };
const forms: [string, [string, unknown]?][] = [
  ['contact:3'],
  ['customer:3'],
  ['customer:new', ['customer:new', { ...customer, ...isNew }]],
  ['contact:new', ['contact:new', { ...contact, ...isNew }]],
  ['address:3'],
  ['project:3'],
  ['work-order:3'],
];

describe('a form that is saved without a network', () => {
  it.each(byTier(forms.slice(0, 2), forms))('waits in the outbox: %s', async (name, draft) => {
    await saveAs(panel, at(name), draft);
    await screen.findByText('Sparat i utkorgen. Det skickas när nätverket är tillbaka.');
    const [entry, ...more] = [...stored.values()];
    expect(more).toEqual([]);
    expect(entry!.form.draft).toBe(name);
    expect(entry!.title).toMatch(name.endsWith('new') ? /^Ny(tt)? \w+: \S/ : /^Ändra[dt] \w+: \S/);
    await expect.poll(() => screen.queryByRole('button', { name: 'Spara' })).toBeNull();
  });

  it('waits with the tags of a project', async () => {
    const typed = { ...projectValues.fromView(project), tagIds: [4, 9] };
    await saveAs(panel, at('project:3'), ['project:3', typed]);
    await screen.findByText('Sparat i utkorgen. Det skickas när nätverket är tillbaka.');
    expect([...stored.values()]).toMatchObject([
      { route: { name: 'projects/update-project' }, input: { body: { tagIds: [4, 9], version: project.version } } },
    ]);
  });
});
