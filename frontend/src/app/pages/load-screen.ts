import type { ScreenName } from '../../navigation/screens.ts';

export type LoadedScreen = {
  Component: React.ComponentType;
  prefetch?: ((search: URLSearchParams) => void) | undefined;
};

/** The names of all files of pages are a chunk of their own, which the login page does not load. */
export async function loadScreen(name: ScreenName): Promise<LoadedScreen> {
  const { pages, prefetches } = await import('./pages.ts');
  return { Component: await pages[name](), prefetch: await prefetches[name]?.() };
}
