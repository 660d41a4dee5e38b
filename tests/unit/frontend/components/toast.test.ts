import { beforeEach, expect, it, vi } from 'vitest';
import { hideErrorsAbout, pastToasts, shownToasts, toast } from '../../../../frontend/src/state/toast.ts';

beforeEach(() => {
  shownToasts.set([]);
  pastToasts.set([]);
});

it('a toast says the same once, but shows each action, which undoes a save of its own', () => {
  toast.success('Sparat');
  toast.success('Sparat');
  expect(shownToasts.get()).toHaveLength(1);
  const undo = { label: 'Ångra', onSelect: vi.fn() };
  const later = { label: 'Ångra', onSelect: vi.fn() };
  toast.success('Betalning registrerad', { action: undo });
  toast.success('Betalning registrerad', { action: later });
  expect(shownToasts.get().map(({ action }) => action)).toEqual([later, undo, undefined]);
});

it('the newest stands first, and an error goes away when what it was about is saved', () => {
  const [form, other] = [{}, {}];
  toast.error('Fyll i namn', { title: 'Kunde inte skapa kund', about: form });
  toast.error('Filen är för stor', { about: other });
  toast.success('Kund skapad', { about: form });
  const shown = () => shownToasts.get().map(({ message }) => message);
  expect(shown()).toEqual(['Kund skapad', 'Filen är för stor', 'Fyll i namn']);
  hideErrorsAbout(form);
  expect(shown()).toEqual(['Kund skapad', 'Filen är för stor']);
  expect(pastToasts.get()).toHaveLength(3);
});
