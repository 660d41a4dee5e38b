import { DisableKeyCommand, EnableKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { expect, it } from 'vitest';
import { listCustomers } from '../../shared/contract/customers.ts';
import { testConnection } from '../../shared/contract/finance-integration.ts';
import { Api } from '../support/api.ts';
import { firmOfFile } from '../support/fortnox.ts';
import { Registering, followUp } from '../support/registering.ts';

/** The drill of docs/operation.md. */

const firm = firmOfFile();

function kms() {
  const { environment } = firm.stack;
  const KeyId = environment['SECRETS_KEY_ID']!;
  const client = new KMSClient({ endpoint: environment['AWS_ENDPOINT_URL_KMS']!, region: 'eu-north-1' });
  return {
    disable: () => client.send(new DisableKeyCommand({ KeyId })),
    enable: () => client.send(new EnableKeyCommand({ KeyId })),
  };
}

it('without its key the firm reads lists and invoices, and what needs secrets waits until the key is back', async () => {
  const registering = new Registering(firm);
  await registering.start();
  const { staff } = registering;
  await kms().disable();
  // Instances that run have opened what they need.
  await firm.stack.killFunctions();

  expect((await staff.call(listCustomers)).status).toBe(200);
  const { initials, pin } = firm.stack.users.find(({ role }) => role === 'Staff')!;
  const logIn = () => Api.logIn(firm.stack.url, initials, pin);
  await expect(logIn()).rejects.toThrow('500');
  const made = await registering.invoice();
  await registering.until(made, 'pdf', 'Done');
  expect(followUp(await registering.read(made.invoiceId), 'accounting')).toMatchObject({ state: 'Pending' });

  await kms().enable();
  const enabledAt = Date.now();
  expect(await staff.result(testConnection)).toMatchObject({ connected: true });
  expect((await (await logIn()).call(listCustomers)).status).toBe(200);
  await registering.until(made, 'accounting', 'Done');
  console.log(
    `The waiting invoice was in Fortnox ${Math.round((Date.now() - enabledAt) / 1000)} s after the key was enabled.`,
  );
});
