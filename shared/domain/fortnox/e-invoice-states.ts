/** What has become of an e-invoice that Fortnox sends. */
export type SendState = 'not-sent' | 'sent' | 'delivered' | 'printed' | 'declined';

/** Fortnox's EDIStatus: 1 sent to and 2 checked by its operator, 3 delivered, 4 and 5 printed, 6 and 7 declined. */
const states: Readonly<Record<string, SendState>> = {
  '': 'not-sent',
  '0': 'not-sent',
  '3': 'delivered',
  '4': 'printed',
  '5': 'printed',
  '6': 'declined',
  '7': 'declined',
};

/** An unknown status means that Fortnox has the e-invoice. */
export function sendStateOf(ediStatus: string): SendState {
  return states[ediStatus] ?? 'sent';
}
