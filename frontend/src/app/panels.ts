import { lazy } from '../components/lazy.tsx';
import type { PanelRegistry } from '../components/panel/panel-host.tsx';
import { panelNames, type PanelName } from './panel-names.ts';

const load = async (name: PanelName) => ({ default: await (await import('./panel-files.ts')).panelFiles[name]() });

export const panelRegistry: PanelRegistry = Object.fromEntries(
  panelNames.map((name) => [name, lazy(() => load(name), 'default')]),
);
