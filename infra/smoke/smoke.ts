import { randomUUID } from 'node:crypto';
import type { SmokeUser } from '../../functions/entry/jobs/smoke-user.ts';
import { SiteClient } from '../../functions/operation/self-test/site-client.ts';
import { logIn, resetPassword } from '../../shared/contract/auth.ts';
import { createCustomer, listCustomers } from '../../shared/contract/customers.ts';
import { createProject } from '../../shared/contract/projects.ts';
import type { Customer } from '../../shared/schemas/customer.ts';
import { type Project, cleanUp, madeUp } from './clean-up.ts';
import { tryExcel, tryPdf } from './documents.ts';
import { tryFiles } from './files.ts';
import { hear } from './hear.ts';
import { tryMail } from './mail.ts';

export type Users = { open(): Promise<SmokeUser>; close(userId: number): Promise<void> };
export type Line = { step: string; ms: number; error?: unknown };

/**
 * Runs every step, even after one has failed, and deletes its test data, even when it is stopped.
 * @param tell called after each step
 * @returns true if every step succeeded
 */
export async function smoke(
  url: string,
  users: Users,
  tell: (line: Line) => void,
  stop: AbortSignal,
): Promise<boolean> {
  const client = new SiteClient(url);
  let hasFailed = false;
  let user: SmokeUser | undefined;
  const step = async (name: string, run: () => Promise<void>, isCleanUp = false): Promise<void> => {
    const start = performance.now();
    const ms = () => Math.round(performance.now() - start);
    try {
      if (!isCleanUp) stop.throwIfAborted();
      await run();
      tell({ step: name, ms: ms() });
    } catch (error) {
      hasFailed = true;
      tell({ step: name, ms: ms(), error });
    }
  };

  await step('Inloggning', async () => {
    user = await users.open();
    await logInByLink(client, user);
    // A killed run may have left test data.
    await cleanUp(client);
  });
  if (client.token) await tryFeatures(client, user!, step);
  await step(
    'Städning',
    async () => {
      try {
        if (client.token) await cleanUp(client);
      } finally {
        if (user) await users.close(user.userId);
      }
    },
    true,
  );
  return !hasFailed;
}

async function logInByLink(client: SiteClient, { initials, link }: SmokeUser): Promise<void> {
  const { origin, hash } = new URL(link);
  if (origin !== new URL(client.url).origin) throw new Error(`Länken leder till ${origin}, inte till ${client.url}.`);
  const password = randomUUID();
  const resetPasswordToken = hash.slice(1);
  await client.call(resetPassword, { body: { resetPasswordToken, password } });
  const session = await client.call(logIn, { body: { initials, password } });
  if (!('token' in session)) throw new Error('The login asks for a second factor.');
  client.token = session.token;
}

async function tryFeatures(
  client: SiteClient,
  user: SmokeUser,
  step: (name: string, run: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const name = madeUp();
  let customer: Customer | undefined;
  let project: Project | undefined;
  const existing = <Made>(one: Made | undefined, what: string): Made => {
    if (!one) throw new Error(`Hoppas över: ${what} saknas.`);
    return one;
  };
  await step('Skapa kund', async () => {
    customer = await client.call(createCustomer, { body: { name } });
  });
  await step('Lista', async () => {
    const { items } = await client.call(listCustomers, { query: { name } });
    if (items.length !== 1) throw new Error(`Kundlistan har ${items.length} kunder som heter ${name}.`);
  });
  await step('Realtid', async () => {
    const { customerId } = existing(customer, 'kunden');
    const create = async () => {
      project = await client.call(createProject, { body: { customerId } });
      return project.projectId;
    };
    await hear(client, 'project', create);
  });
  await step('Ladda upp och ner', () => tryFiles(client, existing(project, 'projektet')));
  await step('PDF', () => tryPdf(client, existing(project, 'projektet')));
  await step('Excel', () => tryExcel(client, existing(project, 'projektet')));
  await step('Mejl', () => tryMail(client, user.email));
}
