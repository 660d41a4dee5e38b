import type { ProjectLogType } from '../codes/project-log-types.ts';

export const projectLogTypeLabels = {
  Manual: 'Manuell',
  Project: 'Projekt',
  WorkOrder: 'Insats',
  Invoice: 'Faktura',
} as const satisfies Record<ProjectLogType, string>;
