import { type Loaded, homePath, screens } from './pages/screens.ts';

/** The layout around all of them. */
export const loadShell = async (): Promise<Loaded> => ({ Component: (await import('./admin-layout.tsx')).AdminLayout });

/** Fetches the code of what a login leads to, while the login itself is under way. */
export function fetchHome(): void {
  const home = screens.find(({ path }) => path === homePath());
  Promise.all([loadShell(), home?.load()]).catch(() => {
    // It is fetched again when it is shown.
  });
}
