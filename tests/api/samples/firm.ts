import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { getSystemSettings, getUserSettings } from '../../../shared/contract/settings.ts';
import { beginListExport, listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { importFile, spreadsheetOf } from '../../support/project-import.ts';
import { unique } from '../../support/builders.ts';
import { makeFile } from '../../support/files.ts';
import { useStack } from '../../support/invoices.ts';
import { nothing, type Samples } from './sample.ts';

const exportOfCustomers = {
  list: listCustomers.name,
  asked: { name: 'a' },
  name: 'Kunder',
  columns: [{ key: 'name', heading: 'Namn', format: 'text' }],
};

export const firmSamples = {
  'dev/get-project-import': nothing,
  'dev/import-projects': async ({ Developer }) => ({ body: { file: await importFile(Developer), isDryRun: false } }),
  'dev/get-import-template': nothing,
  'imports/get-latest-import': () => ({ params: { kind: 'customer' } }),
  'imports/import-records': async () => {
    const file = (await spreadsheetOf([{ Namn: unique('Importkund') }], ['Namn'])).toString('base64');
    return { params: { kind: 'customer' }, body: { file, isDryRun: false } };
  },
  'imports/get-record-template': () => ({ params: { kind: 'customer' } }),
  'message-log/list-message-log': nothing,
  'message-log/clean-message-log': nothing,
  'dev/send-test-email': nothing,
  'dev/send-test-message': nothing,
  'dev/seed-demo-data': nothing,
  // The other steps would create PDFs of all invoices.
  'dev/fix-invoices': () => ({ query: { from: 'customers:0' } }),
  'settings/get-meta': nothing,
  'settings/get-open-api': nothing,
  'settings/get-user-settings': nothing,
  'settings/save-user-settings': async ({ Developer }) => ({ body: await Developer.result(getUserSettings) }),
  'settings/get-system-settings': nothing,
  'setup/get-setup': nothing,
  'settings/save-system-settings': async ({ Developer }) => ({ body: await Developer.result(getSystemSettings) }),
  'search/find-records': () => ({ query: { text: 'prov' } }),
  'search/find-files': async ({ Staff }) => ({ query: { text: (await makeFile(Staff)).path } }),
  'spreadsheets/begin-list-export': () => ({ body: exportOfCustomers }),
  // One at a time: that of an earlier call is forgotten.
  'spreadsheets/begin-take-out': async () => {
    useStack();
    const { pk, sk } = keys.takeOut();
    await dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key: { pk, sk } }));
    return {};
  },
  'spreadsheets/list-own-exports': nothing,
  'spreadsheets/get-list-export-file': async ({ Developer }) => {
    const { exportId } = await Developer.result(beginListExport, { body: exportOfCustomers });
    const isDone = async () =>
      (await Developer.result(listOwnExports)).some((one: any) => one.exportId === exportId && one.state === 'Done');
    await expect.poll(isDone).toBe(true);
    return { params: { exportId } };
  },
  'spreadsheets/export-list': () => ({
    body: { name: 'Kunder', columns: [{ heading: 'Namn', format: 'text' }], rows: [['Hamnkranen'], ['Kajskjulet']] },
  }),
} satisfies Samples;
