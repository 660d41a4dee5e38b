import { defineCall } from './call.ts';

const kinds = { changes: 'any' } as const;

export const sendTestEmail = defineCall(kinds, {
  name: 'dev/send-test-email',
  method: 'GET',
  writes: true,
  path: '/dev/test-email',
  role: 'SuperAdmin',
});

export const sendTestMessage = defineCall(kinds, {
  name: 'dev/send-test-message',
  method: 'GET',
  writes: true,
  path: '/dev/test-signalr',
  role: 'Developer',
});

export const seedDemoData = defineCall(kinds, {
  name: 'dev/seed-demo-data',
  method: 'GET',
  writes: true,
  path: '/dev/seed',
  role: 'Developer',
});

export const fixInvoices = defineCall(kinds, {
  name: 'dev/fix-invoices',
  method: 'GET',
  writes: true,
  path: '/dev/fix-invoices',
  role: 'Developer',
});
