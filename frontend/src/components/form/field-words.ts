import { createContext, use, useEffect } from 'react';

export type FieldWords = { label: string; show: (value: unknown) => React.ReactNode };

export type FieldRegistry = Map<string, FieldWords>;

export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

export function useFieldWords(name: PropertyKey, label: string, show: FieldWords['show'] = asText): void {
  const registry = use(FieldRegistryContext);
  useEffect(() => {
    const path = String(name);
    registry?.set(path, { label, show });
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
