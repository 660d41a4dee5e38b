/** The page that opens after logging in. */
export const startPages = ['Owner', 'Reviewer', 'WorkOrders', 'Share', 'MyDay'] as const;
export type StartPage = (typeof startPages)[number];

export const densities = ['Compact', 'Normal', 'Roomy'] as const;
export type Density = (typeof densities)[number];

export const fontSizes = [16, 18, 20] as const;
