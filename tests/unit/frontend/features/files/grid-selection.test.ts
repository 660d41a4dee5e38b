// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useGridSelection } from '../../../../../frontend/src/features/files/use-grid-selection.ts';
import type { FileEntry } from '../../../../../shared/schemas/file.ts';

const cells = ['a', 'b', 'c', 'd', 'e'].map(
  (path) => ({ kind: 'entry', entry: { type: 'file', path } as FileEntry }) as const,
);

function useMarking(current: number) {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  return { selected: [...selected], onSelect, ...useGridSelection({ cells, selected, current, onSelect }) };
}

it('marking several files begins at the current one while none is marked, and keeps to it', () => {
  const { result, rerender } = renderHook(useMarking, { initialProps: 2 });
  act(() => result.current.selectTo(3));
  expect(result.current.selected).toEqual(['c', 'd']);
  rerender(3);
  act(() => result.current.selectTo(4));
  expect(result.current.selected).toEqual(['c', 'd', 'e']);
  act(() => result.current.onSelect(new Set()));
  rerender(0);
  act(() => result.current.selectTo(1));
  expect(result.current.selected).toEqual(['a', 'b']);
});

it('marking several files begins at the one that was marked last', () => {
  const { result, rerender } = renderHook(useMarking, { initialProps: 1 });
  act(() => result.current.toggle(cells[1]!.entry));
  rerender(4);
  act(() => result.current.selectTo(3));
  expect(result.current.selected).toEqual(['b', 'c', 'd']);
});
