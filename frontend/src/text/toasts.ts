import { bellText } from './bell.ts';

export const messagesText = {
  title: bellText.title,
  unread: 'Olästa',
  noneUnread: 'Inga olästa meddelanden.',
  read: 'Lästa',
  markAll: 'Markera alla som lästa',
  markRead: 'Markera som läst',
  markOne: (message: string) => `Markera som läst: ${message}`,
  notMarked: 'Kunde inte markera som läst',
  choose: 'Välj vad du vill få veta',
  sinceOpened: 'Sedan du öppnade Klang',
  tones: { success: 'Klart', info: 'Information', warning: 'Varning', error: 'Fel' },
  close: 'Stäng meddelandet',
} as const;
