import { savesData } from '../api/saves-data.ts';
import { prefetch } from '../components/parts.ts';
import type { PanelName } from './panel-names.ts';

const latestAfterMs = 2_000;
const ofRows: readonly PanelName[] = ['project', 'work-order', 'customer', 'invoice'];

/** Fetches the panels and pages that rows of lists open, and the bar of marked rows, before anyone does; later while the page is busy. */
export function fetchPanels(): void {
  if (savesData()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void prefetch(fetchNow), { timeout: latestAfterMs });
  else void prefetch(fetchNow);
}

async function fetchNow(): Promise<void> {
  const [{ panelFiles }, { pages }] = await Promise.all([import('./panel-files.ts'), import('./pages/pages.ts')]);
  await Promise.all([
    ...ofRows.map((name) => panelFiles[name]()),
    pages.projectDetails(),
    pages.customerDetails(),
    import('../components/list/selection-bar.tsx'),
  ]);
}
