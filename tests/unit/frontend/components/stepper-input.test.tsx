// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { StepperInput } = await import('../../../../frontend/src/components/form/stepper-input.tsx');

async function show(initial: number | null) {
  const onChange = vi.fn();
  await renderPage(<StepperInput label="Timmar" initial={initial} onChange={onChange} />);
  return { field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Timmar' }), onChange };
}

describe('a number with minus and plus', () => {
  it('steps by a half and stops at 0', async () => {
    const { field, onChange } = await show(0.5);
    await userEvent.click(screen.getByRole('button', { name: 'Öka Timmar' }));
    expect(field.value).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Minska Timmar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Minska Timmar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Minska Timmar' }));
    expect(field.value).toBe('0');
    expect(onChange).toHaveBeenLastCalledWith(0);
  });

  it('counts an empty field from 0', async () => {
    const { field } = await show(null);
    await userEvent.type(field, '{ArrowUp}');
    expect(field.value).toBe('0,5');
  });

  it('takes a pasted number and shows it the Swedish way', async () => {
    const { field, onChange } = await show(null);
    await userEvent.click(field);
    await userEvent.paste(' 1 234.5 ');
    await userEvent.tab();
    expect(field.value.replace(/\u00a0/g, ' ')).toBe('1 234,5');
    expect(onChange).toHaveBeenLastCalledWith(1234.5);
  });

  it('keeps an invalid number, for the schema to reject', async () => {
    const { field, onChange } = await show(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'sju');
    await userEvent.tab();
    expect(field.value).toBe('sju');
    expect(onChange).toHaveBeenLastCalledWith('sju');
  });

  it('is not changed by the mouse wheel', async () => {
    const { field } = await show(2);
    field.focus();
    fireEvent.wheel(field, { deltaY: -100 });
    expect(field.value).toBe('2');
  });
});
