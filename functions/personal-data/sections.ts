import { fileChanges, logIns, mails, notifications, sessions, views } from './account-sections.ts';
import { customers, invoices, projectLog, projects, workOrders } from './record-sections.ts';
import { ownHistory, ownRecord, ownSettings } from './own-sections.ts';
import type { Section } from './section.ts';
import { timeLogReadings, timeLogs } from './time-log-sections.ts';

/** The sheets of a person's file, in order. */
export const sections = {
  ownRecord,
  ownSettings,
  ownHistory,
  customers,
  projects,
  workOrders,
  projectLog,
  timeLogs,
  timeLogReadings,
  invoices,
  mails,
  logIns,
  sessions,
  notifications,
  views,
  fileChanges,
} satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
