import type { StartPage } from '../codes/preferences.ts';

export const startPageLabels: Record<StartPage, string> = {
  Owner: 'Ansvarig',
  Reviewer: 'Granskare',
  WorkOrders: 'Insatser',
  Share: 'Dela',
  MyDay: 'Min dag',
};
