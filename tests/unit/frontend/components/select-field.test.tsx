// @vitest-environment jsdom
import { useForm } from '@mantine/form';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../../../../frontend/src/components/form/options.ts';
import { renderPage } from '../../../support/dom.tsx';

const { SelectField } = await import('../../../../frontend/src/components/form/select-field.tsx');

const customers = [
  { value: 1, label: 'Åkerlund Bygg AB' },
  { value: 2, label: 'Granström Fastigheter' },
];

const onChange = vi.fn();

type FormProps = { first: readonly Option[]; customerId: number | null };

function Fields({ first, customerId }: FormProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { customerId }, onValuesChange: onChange });
  const [options, setOptions] = useState(first);
  useEffect(() => {
    const change = (event: Event) => setOptions((event as CustomEvent<readonly Option[]>).detail);
    window.addEventListener('options', change);
    return () => window.removeEventListener('options', change);
  }, []);
  return <SelectField form={form} name="customerId" label="Kund" options={options} clearable />;
}

async function show(asked: FormProps) {
  await renderPage(<Fields {...asked} />);
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Kund' });
}

function changeOptions(detail: readonly Option[]) {
  act(() => {
    window.dispatchEvent(new CustomEvent('options', { detail }));
  });
}

describe('a field that chooses one of many', () => {
  it('keeps what is being typed when its options change, and takes what is chosen', async () => {
    const field = await show({ first: customers, customerId: null });
    await userEvent.type(field, 'granst');
    changeOptions([customers[0]!, { value: 2, label: 'Granström Fastigheter (har en prislista)' }]);
    expect(field.value).toBe('granst');
    await userEvent.click(screen.getByRole('option', { name: 'Granström Fastigheter (har en prislista)' }));
    expect(field.value).toBe('Granström Fastigheter (har en prislista)');
    expect(onChange.mock.lastCall?.[0]).toEqual({ customerId: 2 });
  });

  it('names a choice whose options come later', async () => {
    const field = await show({ first: [], customerId: 1 });
    expect(field.value).toBe('');
    changeOptions(customers);
    expect(field.value).toBe('Åkerlund Bygg AB');
  });

  it('takes the first hit by Enter, and by Tab on the way to the next field', async () => {
    const field = await show({ first: customers, customerId: null });
    await userEvent.type(field, 'gra{Enter}');
    expect(field.value).toBe('Granström Fastigheter');
    expect(onChange.mock.lastCall?.[0]).toEqual({ customerId: 2 });
    await userEvent.clear(field);
    await userEvent.type(field, 'åke');
    await userEvent.tab();
    expect(field.value).toBe('Åkerlund Bygg AB');
    expect(onChange.mock.lastCall?.[0]).toEqual({ customerId: 1 });
  });

  it('takes the name that was typed of two that only accents tell apart', async () => {
    const alike = [
      { value: 1, label: 'Lönnfält' },
      { value: 2, label: 'Lonnfalt' },
      { value: 3, label: 'Lonnfalts Åkeri' },
    ];
    const field = await show({ first: alike, customerId: null });
    await userEvent.type(field, 'lonnfalt{Enter}');
    expect(field.value).toBe('Lonnfalt');
    await userEvent.clear(field);
    await userEvent.type(field, 'lönnfält');
    await userEvent.tab();
    expect(field.value).toBe('Lönnfält');
  });

  it('moves from the first hit by the arrows', async () => {
    const field = await show({ first: customers, customerId: null });
    await userEvent.type(field, 'r');
    await waitFor(() => expect(document.querySelector('[data-combobox-selected]')).not.toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('Granström Fastigheter');
  });

  it('keeps text that matches nothing, says so, and gives the form a value that it rejects', async () => {
    const field = await show({ first: customers, customerId: 1 });
    await userEvent.clear(field);
    await userEvent.type(field, 'Nya Kons');
    await userEvent.tab();
    expect(field.value).toBe('Nya Kons');
    expect(screen.getByText('Inga träffar på ”Nya Kons”.')).toBeTruthy();
    expect(onChange.mock.lastCall?.[0]).toEqual({ customerId: 'Nya Kons' });
  });

  it('leaves the choice alone when nothing was typed, and forgets it when it is cleared', async () => {
    const field = await show({ first: customers, customerId: 1 });
    onChange.mockClear();
    await userEvent.click(field);
    await userEvent.tab();
    expect(field.value).toBe('Åkerlund Bygg AB');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(document.querySelector('.mantine-InputClearButton-root')!);
    expect(field.value).toBe('');
    expect(onChange.mock.lastCall?.[0]).toEqual({ customerId: null });
  });
});
