import type { ProjectLogType } from '../codes/projects.ts';

export const projectLogTypeLabels = {
  Manual: 'Manuell',
  Project: 'Projekt',
  WorkOrder: 'Insats',
  Invoice: 'Faktura',
} as const satisfies Record<ProjectLogType, string>;
