import { formatCount } from '../../../shared/lib/format.ts';

export const messagesText = {
  title: 'Meddelanden',
  counted: (unread: number) => `Meddelanden, ${formatCount(unread, 'oläst', 'olästa')}`,
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
