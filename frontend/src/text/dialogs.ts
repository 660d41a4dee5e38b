import { networkText } from './network.ts';

export const dialogsText = {
  discard: {
    title: 'Kasta ändringarna?',
    message: networkText.unsaved,
    verb: 'Kasta ändringarna',
    cancel: 'Fortsätt redigera',
  },
} as const;
