import type { Density } from '../codes/densities.ts';

export const densityLabels: Record<Density, string> = { Compact: 'Täta', Normal: 'Normala', Roomy: 'Luftiga' };
