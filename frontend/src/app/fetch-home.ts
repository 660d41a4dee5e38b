import { prefetch } from '../components/parts.ts';
import { homePath } from './pages/home-path.ts';
import { type LoadedScreen, loadScreen } from './pages/load-screen.ts';
import { screenList } from '../navigation/screens.ts';

export const loadShell = async (): Promise<LoadedScreen> => ({
  Component: (await import('./admin-layout.tsx')).AdminLayout,
});

/** Fetches the files of the start page while its user logs in. */
export function fetchHome(): void {
  const home = screenList.find(({ path }) => path === homePath());
  void prefetch(() => Promise.all([loadShell(), home && loadScreen(home.name)]));
}
