import { formatCount } from '../../../shared/lib/format.ts';

/** Of the messages, what every page shows. */
export const bellText = {
  title: 'Meddelanden',
  counted: (unread: number) => `Meddelanden, ${formatCount(unread, 'oläst', 'olästa')}`,
} as const;
