export const densities = ['Compact', 'Normal', 'Roomy'] as const;
export type Density = (typeof densities)[number];
