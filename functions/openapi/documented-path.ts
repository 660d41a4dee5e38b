import type { Route } from '../../shared/contract/route.ts';

/**
 * The route's path in the document. OpenAPI takes paths for one that differ only in the names of their parameters, so
 * all have the names of the first.
 */
export function documentedPath({ path }: Pick<Route, 'path'>, routes: readonly Pick<Route, 'path'>[]): string {
  const shape = shapeOf(path);
  return `/v1${routes.find((one) => shapeOf(one.path) === shape)!.path}`;
}

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
