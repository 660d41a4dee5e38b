/** The page that opens after logging in. */
export const startPages = ['Owner', 'Reviewer', 'WorkOrders', 'Share', 'MyDay'] as const;
export type StartPage = (typeof startPages)[number];
