import { logInProviders } from './log-in-providers.ts';

export const logInOutcomes = [
  'LoggedIn',
  'NewDevice',
  'WrongPin',
  'UnknownInitials',
  'UnknownAccount',
  'Refused',
  'PinNotAllowed',
  'Waiting',
  'KeyAsked',
  'WrongKey',
  'WrongCode',
] as const;
export type LogInOutcome = (typeof logInOutcomes)[number];

/** How a person proved who they are. */
export const logInWays = ['Pin', 'Key', 'RecoveryCode', ...logInProviders] as const;
export type LogInWay = (typeof logInWays)[number];
