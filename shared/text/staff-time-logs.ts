import type { StaffTimeLogStatus, TimeLogState, VacationDay } from '../codes/staff-time-logs.ts';

export const staffTimeLogStatusLabels: Record<StaffTimeLogStatus, string> = {
  Draft: 'Utkast',
  Submitted: 'Inskickad',
};

export const timeLogStateLabels: Record<TimeLogState, string> = {
  Missing: 'Saknas',
  Started: 'Påbörjad',
  SentBack: 'Tillbakaskickad',
  Submitted: 'Inskickad',
  Approved: 'Godkänd',
};

export const vacationDayLabels: Record<VacationDay, string> = { None: '', Half: 'Halv', Full: 'Hel' };
