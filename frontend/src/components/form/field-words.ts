import { createContext, use, useLayoutEffect } from 'react';
import type { Value } from '../../state/value.ts';
import { common } from '../../text/common.ts';

export type FieldWords = { label: string; show: (value: unknown) => React.ReactNode };

/** The words of the fields that a form shows, by path. */
export type FieldRegistry = Value<ReadonlyMap<string, FieldWords>>;

export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

/** Before the paint, so that a notice that opens with the form names its fields at once. */
export function useFieldWords(name: PropertyKey, label: string, show: FieldWords['show'] = asText): void {
  const registry = use(FieldRegistryContext);
  useLayoutEffect(() => {
    registry?.set(new Map(registry.get()).set(String(name), { label, show }));
  }, [registry, name, label, show]);
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const asYesOrNo = (value: unknown): string => (value === true ? common.yes : common.no);
