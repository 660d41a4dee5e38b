import type { LocalStack } from './stack.ts';

const roleNames: Record<string, string> = { Staff: 'Konsult', SuperAdmin: 'Superadmin', Developer: 'Utvecklare' };

export function welcome({ url, mailUrl, fortnoxUrl, users }: LocalStack, dataDir: string): string {
  const logins = users.map(
    ({ initials, pin, role }) => `    ${initials}  ${pin.padEnd(12)} ${roleNames[role] ?? role}`,
  );
  return [
    '',
    `  Klang är igång på ${url}`,
    '',
    '  Logga in med initialer och PIN:',
    ...logins,
    '',
    `  Inkorg för allt som mejlas:  ${mailUrl}`,
    `  Fortnox på låtsas:           ${fortnoxUrl}`,
    `  Data:                        ${dataDir}`,
    '',
    '  Avsluta med Ctrl-C.',
    '',
  ].join('\n');
}
