import { useState } from 'react';
import type { Change } from '../list/use-list-state.ts';

export type LogPages = {
  page: number;
  size: number;
  setPage: Change<number>;
  setSize: (size: number) => void;
};

const usualSize = 50;

export function useLogPages(): LogPages {
  const [shown, set] = useState({ page: 1, size: usualSize });
  return {
    ...shown,
    setPage: (follow) => set(({ page, size }) => ({ page: follow(page), size })),
    setSize: (size) => set({ page: 1, size }),
  };
}
