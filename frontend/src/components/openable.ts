import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { RowTarget } from '../navigation/panel-address.ts';

export type Openable = { pages: readonly string[]; panels: readonly string[] };

export const OpenableContext = createContext<Openable>({ pages: [], panels: [] });

export function useCanOpen(): (target: RowTarget) => boolean {
  const { pages, panels } = use(OpenableContext);
  return (target) =>
    typeof target === 'string'
      ? pages.some((pattern) => matchPath(pattern, target.split('?')[0]!) !== null)
      : panels.includes(target.name);
}
