import { homePath } from './pages/home-path.ts';
import { type Loaded, screens } from './pages/screens.ts';

export const loadShell = async (): Promise<Loaded> => ({ Component: (await import('./admin-layout.tsx')).AdminLayout });

export function fetchHome(): void {
  const home = screens.find(({ path }) => path === homePath());
  Promise.all([loadShell(), home?.load()]).catch(() => {});
}
