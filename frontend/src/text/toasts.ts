export const messagesText = {
  title: 'Meddelanden',
  none: 'Inga meddelanden sedan du öppnade Klang.',
  tones: { success: 'Klart', info: 'Information', warning: 'Varning', error: 'Fel' },
  close: 'Stäng meddelandet',
} as const;
