import { beforeEach, expect, it, vi } from 'vitest';
import { pastToasts, shownToasts, toast } from '../../../../frontend/src/components/toast/toast.ts';

beforeEach(() => {
  shownToasts.set([]);
  pastToasts.set([]);
});

it('says the same once, but shows each action, which undoes a save of its own', () => {
  toast.success('Sparat');
  toast.success('Sparat');
  expect(shownToasts.get()).toHaveLength(1);
  const undo = { label: 'Ångra', onSelect: vi.fn() };
  const later = { label: 'Ångra', onSelect: vi.fn() };
  toast.success('Betalning registrerad', { action: undo });
  toast.success('Betalning registrerad', { action: later });
  expect(shownToasts.get().map(({ action }) => action)).toEqual([undefined, undo, later]);
});
