import type { LogInOutcome } from '../../../shared/schemas/log-in.ts';

export const logInsText = {
  list: 'Inloggningar',
  open: 'Inloggningar',
  date: 'Datum',
  columns: {
    dateTime: 'Datum/tid',
    initials: 'Initialer',
    fullName: 'Namn',
    outcome: 'Utfall',
    device: 'Enhet',
    address: 'IP-adress',
  },
  ofUser: 'Inloggningar',
  empty: 'Det finns inga inloggningar',
  emptyHint: 'Varje försök att logga in hamnar här och sparas i 90 dagar.',
} as const;

export const logInOutcomeLabels: Record<LogInOutcome, string> = {
  LoggedIn: 'Inloggad',
  NewDevice: 'Inloggad på ny enhet',
  WrongPin: 'Fel PIN',
  UnknownInitials: 'Okända initialer',
  Waiting: 'Fick vänta',
};
