import type { Density } from '../codes/preferences.ts';

export const densityLabels: Record<Density, string> = { Compact: 'Täta', Normal: 'Normala', Roomy: 'Luftiga' };
