import { createContext, use, useEffect } from 'react';

/** What a field is called, and how its value reads. */
export type FieldWords = { label: string; show: (value: unknown) => React.ReactNode };

/** The fields of a form by their paths, for telling of them elsewhere than where they stand. */
export type FieldRegistry = Map<string, FieldWords>;

export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

/** Makes a field known to its form, by what it is called and how its value reads. */
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
