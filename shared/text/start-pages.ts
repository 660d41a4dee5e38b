import type { StartPage } from '../codes/start-pages.ts';

export const startPageLabels: Record<StartPage, string> = {
  Owner: 'Ansvarig',
  Reviewer: 'Granskare',
  WorkOrders: 'Insatser',
  Share: 'Dela',
  MyDay: 'Min dag',
};
