import { formatCount } from '../../../shared/lib/format.ts';

/** The texts of messages that every page shows. */
export const bellText = {
  title: 'Meddelanden',
  counted: (unread: number) => `Meddelanden, ${formatCount(unread, 'oläst', 'olästa')}`,
} as const;
