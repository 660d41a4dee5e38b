import { homePath } from './pages/home-path.ts';
import { type LoadedScreen, loadScreen } from './pages/load-screen.ts';
import { screenList } from '../navigation/screens.ts';

export const loadShell = async (): Promise<LoadedScreen> => ({
  Component: (await import('./admin-layout.tsx')).AdminLayout,
});

export function fetchHome(): void {
  const home = screenList.find(({ path }) => path === homePath());
  Promise.all([loadShell(), home && loadScreen(home.name)]).catch(() => {});
}
