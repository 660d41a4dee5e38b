import type { Electron } from './electron-api.d.mts';

export function startWrapper(electron: Electron): Promise<void>;
