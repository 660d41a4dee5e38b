// @vitest-environment jsdom
import { schemaResolver, useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { id } from '../../../../shared/fields/fields.ts';
import { renderPage } from '../../../support/dom.tsx';
import { eventually } from '../../../support/eventually.ts';

const { MultiSelectField } = await import('../../../../frontend/src/components/form/multi-select-field.tsx');

const tags = [
  { value: 1, label: 'Buller' },
  { value: 2, label: 'Vibration' },
];

const onSave = vi.fn();
beforeEach(() => void onSave.mockReset());

function Fields({ tagIds }: { tagIds: (number | string)[] }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { tagIds },
    validate: schemaResolver(z.object({ tagIds: z.array(id) }) as never, { sync: true }) as never,
  });
  return (
    <form onSubmit={form.onSubmit(onSave)}>
      <MultiSelectField form={form} name="tagIds" label="Taggar" options={tags} />
      <button type="submit">Spara</button>
    </form>
  );
}

async function show(tagIds: (number | string)[]) {
  await renderPage(<Fields tagIds={tagIds} />);
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Taggar' });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Spara' }));

describe('a field that picks several', () => {
  it('marks no option of its closed list before something is typed', async () => {
    const field = await show([]);
    const marked = () => document.querySelector('[data-combobox-selected]')?.textContent;
    expect(marked()).toBeUndefined();
    await userEvent.type(field, 'vib');
    await eventually(() => expect(marked()).toBe('Vibration'));
  });

  it('does not save while it contains text that matches no option', async () => {
    const field = await show([1]);
    await userEvent.type(field, 'Buffel');
    await save();
    expect(field.value).toBe('Buffel');
    expect(onSave).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field);
    await save();
    expect(onSave.mock.lastCall?.[0]).toEqual({ tagIds: [1] });
  });

  it('saves what is picked by Enter and by Tab', async () => {
    const field = await show([]);
    await userEvent.type(field, 'vib{Enter}');
    await userEvent.type(field, 'bul');
    await userEvent.tab();
    await save();
    expect(onSave.mock.lastCall?.[0]).toEqual({ tagIds: [2, 1] });
  });

  it('shows text that was typed before a reload', async () => {
    expect((await show([1, 'Buffel'])).value).toBe('Buffel');
  });
});
