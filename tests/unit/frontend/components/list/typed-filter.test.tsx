// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useState } from 'react';
import { renderPage } from '../../../../support/dom.tsx';
import type { ListState } from '../../../../../frontend/src/components/list/use-list-state.ts';

const { FilterField } = await import('../../../../../frontend/src/components/list/filter-field.tsx');

const filter = { key: 'name', label: 'Kund', kind: 'text' } as const;
const debounceMs = 200;

/** A field whose address shows a value only on command, like that of a busy page. */
function Field() {
  const [name, setName] = useState('');
  const [sent, setSent] = useState<readonly string[]>([]);
  const setFilter = (_: string, value: string) => setSent((before) => [...before, value]);
  return (
    <>
      <FilterField filter={filter} state={{ filter: { name }, setFilter } as unknown as ListState} inline />
      <button
        type="button"
        onClick={() => {
          setName(sent[0]!);
          setSent(sent.slice(1));
        }}
      >
        Framme
      </button>
      <button type="button" onClick={() => setName('')}>
        Återställ
      </button>
    </>
  );
}

it('what is typed stays when the address shows what was typed before it', async () => {
  await renderPage(<Field />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Kund' });
  vi.useFakeTimers();
  try {
    const arrive = () => fireEvent.click(screen.getByRole('button', { name: 'Framme' }));
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    for (const value of ['K', 'Ku']) {
      type(value);
      act(() => void vi.advanceTimersByTime(debounceMs));
    }
    type('Kund');
    arrive();
    expect(field.value).toBe('Kund');
    arrive();
    expect(field.value).toBe('Kund');
    act(() => void vi.advanceTimersByTime(debounceMs));
    arrive();
    expect(field.value).toBe('Kund');
    fireEvent.click(screen.getByRole('button', { name: 'Återställ' }));
    expect(field.value).toBe('');
  } finally {
    vi.useRealTimers();
  }
});
