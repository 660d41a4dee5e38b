import { defineCall } from './call.ts';

const kinds = { changes: 'any' } as const;

export const sendTestEmail = defineCall(kinds, 'GET /dev/test-email', {
  name: 'dev/send-test-email',
  writes: true,
  role: 'SuperAdmin',
});

export const sendTestMessage = defineCall(kinds, 'GET /dev/test-signalr', {
  name: 'dev/send-test-message',
  writes: true,
  role: 'Developer',
});

export const seedDemoData = defineCall(kinds, 'GET /dev/seed', {
  name: 'dev/seed-demo-data',
  writes: true,
  role: 'Developer',
});

export const fixInvoices = defineCall(kinds, 'GET /dev/fix-invoices', {
  name: 'dev/fix-invoices',
  writes: true,
  role: 'Developer',
});
