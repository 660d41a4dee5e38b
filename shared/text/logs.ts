import type { LogInOutcome, LogInWay } from '../codes/log-ins.ts';
import type { MessageFate, MessageKind } from '../codes/messages.ts';

export const logInWayLabels: Record<LogInWay, string> = {
  Pin: 'PIN',
  Microsoft: 'Microsoft',
  Google: 'Google',
  Key: 'Nyckel',
  RecoveryCode: 'Återställningskod',
};

export const logInOutcomeLabels: Record<LogInOutcome, string> = {
  LoggedIn: 'Inloggad',
  NewDevice: 'Inloggad på ny enhet',
  WrongPin: 'Fel PIN',
  UnknownInitials: 'Okända initialer',
  UnknownAccount: 'Okänt konto',
  Refused: 'Avbruten eller underkänd',
  PinNotAllowed: 'PIN är avstängt',
  Waiting: 'Fick vänta',
  KeyAsked: 'Rätt PIN, väntade på nyckel',
  WrongKey: 'Nyckeln godtogs inte',
  WrongCode: 'Fel återställningskod',
};

export const messageKindLabels: Record<MessageKind, string> = {
  Invoice: 'Faktura',
  Reset: 'Ny PIN',
  Link: 'Kopplingen till Fortnox',
  Test: 'Testmejl',
  NewDevice: 'Inloggning på ny enhet',
  Security: 'Ändrad inloggning',
  Daily: 'Dagens meddelanden',
};

export const messageFateLabels: Record<MessageFate, string> = {
  Sending: 'Skickas',
  Uncertain: 'Oklart om det gick iväg',
  Refused: 'Togs inte emot av mejltjänsten',
  Sent: 'Skickat',
  Delivered: 'Levererat',
  Bounced: 'Kom tillbaka',
  Complained: 'Anmält som skräppost',
};
