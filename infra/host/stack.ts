import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { localUsers } from '../../functions/demo/local-users.ts';
import { environment as settings } from '../../functions/platform/environment.ts';
import type { MigrateEvent } from '../../functions/entry/jobs/migrate.ts';
import { paths } from '../build/paths.ts';
import { type LocalFunction, readSystem } from './assembly/system.ts';
import { followChanges } from './changes.ts';
import { damagedFile } from './data/damaged-file.ts';
import { addressFile, DataFolder } from './data/data-folder.ts';
import { Deliveries } from './deliveries.ts';
import { type Database, startDatabase, useDatabase } from './database/dynoxide.ts';
import { startLateIndexes } from './database/late-indexes.ts';
import { PendingChanges } from './database/pending-changes.ts';
import { prepareTables, preparedFile } from './database/prepare-tables.ts';
import { damaged, requireSpace, troubleIn } from './database/trouble.ts';
import { TroubleWatch } from './database/watch-trouble.ts';
import { type Addresses, functionEnvironment } from './environment.ts';
import { eventBus } from './event-bus.ts';
import { DamagedFile } from '../emulators/storage/durable-files.ts';
import { type LocalFortnox, startFortnox } from '../emulators/fortnox/server.ts';
import { startLogInProviders } from './log-in-providers.ts';
import { FrontDoor } from './front-door.ts';
import { AsyncInvocations } from './functions/async-invocations.ts';
import { FunctionHost } from './functions/function-host.ts';
import type { Output, Result } from './functions/runtime.ts';
import { SharedThread } from './functions/shared-thread.ts';
import { makeFront } from './front/make-front.ts';
import type { Hub } from './hub/hub.ts';
import { Instances } from './instances/instances.ts';
import { internalServer } from './internal-server.ts';
import { startKms } from '../emulators/kms/server.ts';
import { listen } from '../emulators/http/listen.ts';
import { localValues } from './local-values.ts';
import { startMail } from '../emulators/mail/server.ts';
import { startS3 } from '../emulators/s3/server.ts';
import { runJob, startSchedules } from './schedules.ts';
import { StartError } from './data/start-error.ts';
import { startSqs } from '../emulators/sqs/server.ts';
import type { SeedKind } from './seed/seed.ts';
import { DeliveryFaults, noDeliveryFaults } from './strict/delivery-faults.ts';
import { mostlySmall } from './strict/random.ts';
import { StreamLog } from './stream/stream-log.ts';
import { StreamReader } from './stream/stream-reader.ts';
import { streamsClient } from './stream/streams-client.ts';
import { type Strictness, usualStrictness } from './strict/settings.ts';
import { Tally } from './strict/tally.ts';
import { Undo } from './undo.ts';
import { Work } from './functions/work.ts';

export type LocalStackOptions = {
  port?: number;
  dataDir?: string;
  seed: SeedKind | 'nothing';
  environment?: Record<string, string>;
  linksFortnox?: boolean;
  quiet?: boolean;
  schedules?: boolean;
  reloads?: boolean;
  strict?: Partial<Strictness> | undefined;
  /** For tests that depend on the source address. */
  trustsForwardedFor?: boolean;
  /** Inserts proxies for tests of failures. @returns their URLs */
  between?: (addresses: Addresses) => Promise<Partial<Addresses>>;
  stoppedBy?: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string | undefined;
  assembly?: string;
  site?: string;
};

export type LocalStack = {
  url: string;
  hubUrl: string;
  s3Url: string;
  mailUrl: string;
  fortnoxUrl: string;
  microsoftUrl: string;
  googleUrl: string;
  dynamodbUrl: string;
  sqsUrl: string;
  internalUrl: string;
  environment: Record<string, string>;
  users: { initials: string; pin: string; role: string }[];
  /** By its deployed name or its file ('jobs/run-due-tasks'). */
  invoke(name: string, event?: unknown): Promise<Result>;
  killFunctions(): Promise<void>;
  /**
   * Resolves when no call or invocation runs, no asynchronous event is pending, and every function has handled its
   * stream's records. What is only due later does not count.
   */
  idle(): Promise<void>;
  /** What strict mode has done so far; undefined without it. */
  tally: () => Tally['counts'] | undefined;
  /** Rejects when an essential part has ended unexpectedly. */
  failure: Promise<never>;
  close(): Promise<void>;
};

const region = 'eu-north-1';
const databaseFile = 'database.sqlite';

const tell = (text: string) => void process.stderr.write(text);

/** @throws StartError, in Swedish, for problems that the user can solve */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const undo = new Undo();
  try {
    return await start(options, undo);
  } catch (error) {
    await undo.run();
    throw error instanceof DamagedFile ? damagedFile(error, resolve(options.dataDir ?? '')) : error;
  }
}

async function start(options: LocalStackOptions, undo: Undo): Promise<LocalStack> {
  const folder = options.dataDir === undefined ? undefined : DataFolder.take(options.dataDir);
  undo.add(() => folder?.release());
  if (folder) requireSpace(folder.path);
  const work = new Work();
  const door = await undo.keep(FrontDoor.open(options.port ?? 0, work));
  const url = `http://localhost:${door.port}`;
  const watch = folder && new TroubleWatch({ folder: folder.path, file: folder.file(databaseFile), tell });
  undo.add(() => watch?.close());
  const output = outputOf(folder, options.quiet ?? false, (text) => watch?.hear(text));
  const reportError = (error: unknown) => output.error(`${error instanceof Error ? error.stack : String(error)}\n`);

  const system = readSystem(options.assembly ?? paths.assembly);
  const running: { functions?: FunctionHost; invocations?: AsyncInvocations; deliveries?: Deliveries; hub?: Hub } = {};
  const bus = eventBus(system.rules, () => running.deliveries!, reportError);
  const credentials = { accessKeyId: 'local', secretAccessKey: randomBytes(20).toString('hex') };
  const dataOptions = (name: string) => (folder ? { dataDir: folder.file(name) } : {});
  const [database, s3, mail, kms, sqs, fortnox, logIns] = await Promise.all([
    undo.keep(openDatabase(folder)),
    undo.keep(startS3({ ...dataOptions('s3'), ...credentials, region })),
    undo.keep(startMail({ ...dataOptions('mail'), onEvent: (event) => work.during(() => bus(event)) })),
    undo.keep(startKms({ ...dataOptions('kms'), keys: system.keys, accessKeyId: credentials.accessKeyId })),
    undo.keep(startSqs({ ...dataOptions('sqs'), names: system.queues, accessKeyId: credentials.accessKeyId })),
    undo.keep(startFortnox({ ...dataOptions('fortnox'), pace: settings.fortnoxPace() })),
    undo.keep(startLogInProviders(url)),
  ]);
  const internal = await undo.keep(listen(internalServer(running, credentials.accessKeyId)));
  const addresses = {
    dynamodbUrl: database.url,
    s3Url: s3.url,
    mailUrl: mail.url,
    kmsUrl: kms.url,
    fortnoxUrl: fortnox.url,
    microsoftUrl: logIns.microsoftUrl,
    googleUrl: logIns.googleUrl,
    internalUrl: internal.url,
  };
  const strictness = options.strict && { ...usualStrictness, ...options.strict };
  const tally = strictness && new Tally();
  const late = strictness && (await undo.keep(startLateIndexes(database.url, tally)));
  const known = { ...addresses, dynamodbUrl: late?.url ?? database.url };
  const seen = { ...known, ...(await options.between?.(known)) };
  const toLocal = localValues({
    front: { domain: system.distribution.domain, url },
    hub: { api: system.hubRoutes[0]?.api ?? '', url: internal.url },
    s3Url: s3.url,
    secretKey: credentials.secretAccessKey,
  });
  const environmentOf = (functions: readonly LocalFunction[]) => ({
    ...functionEnvironment(functions, toLocal, seen, credentials),
    ...options.environment,
  });
  const environment = environmentOf(system.functions);

  const client = { region, credentials, endpoint: database.url };
  for (const { name, ...settings } of system.buckets) await s3.createBucket(name, settings);
  const seeding = { seed: seedOf(options, fortnox, environment), environment, folder };
  const arns = await prepareTables(new DynamoDBClient(client), system.tables, seeding).catch((error: unknown) => {
    throw asTrouble(error, folder);
  });

  const streams = streamsClient(client);
  if (late) {
    const share = mostlySmall(strictness.randomSeed);
    const lagOf = (change: number) => share(change) * strictness.indexLagMs;
    for (const table of system.tables) {
      late.follow(
        table,
        await PendingChanges.from(new StreamReader(new StreamLog(streams, arns.get(table.name)!), {}), lagOf),
      );
    }
  }
  const services = servicesOf(seen);
  const runtime = strictness
    ? new Instances({ strictness, tally: tally!, environmentOf: (one) => environmentOf([one]), services, output })
    : new SharedThread(system.functions, { environment, services, output });
  const functions = await undo.keep(new FunctionHost(system.functions, runtime, output, work));
  const site = options.site ?? paths.builtSite;
  const { front, hub } = makeFront({
    system,
    functions,
    site,
    reloads: options.reloads ?? false,
    tally,
    tell: output.log,
    toLocal,
    reportError,
    trustsForwardedFor: options.trustsForwardedFor ?? false,
    stoppedBy: options.stoppedBy ?? (() => undefined),
    trouble: () => watch?.sentence(),
  });
  const { queues } = sqs;
  const deliveryFaults = strictness && new DeliveryFaults(strictness, tally);
  const invocations = new AsyncInvocations({
    functions,
    queues,
    deliveryFaults: deliveryFaults ?? noDeliveryFaults,
    work,
    reportError,
  });
  const { policies, subscriptions } = system;
  const deliveries = new Deliveries({ functions, invocations, queues, policies, subscriptions, reportError });
  Object.assign(running, { functions, invocations, deliveries, hub });
  undo.add(() => hub.close());
  const changes = followChanges({
    streams: system.streams,
    arns,
    functions,
    folder,
    queues,
    client: streams,
    deliveryFaults,
    reportError,
  });
  undo.add(() => changes.close());
  if (options.schedules ?? true) {
    // For the next start, which opens the lists from it.
    if (folder) undo.add(() => runJob('take-replica-snapshot', system.schedules, deliveries));
    undo.add(startSchedules(system.schedules, deliveries));
  }

  // As `npm run deploy` does; `run-due-tasks` resumes what is interrupted.
  if (folder && (options.schedules ?? true)) {
    functions.invoke('jobs/migrate', { do: 'run' } satisfies MigrateEvent).catch(reportError);
  }

  const users = localUsers.map(({ initials, pin, role }) => ({ initials, pin, role }));
  const hubUrl = `${url.replace('http', 'ws')}/v1/message`;
  door.serve(front);
  undo.add(() => door.close());
  const { s3Url, mailUrl, fortnoxUrl, internalUrl } = addresses;
  const failure = Promise.race([database.failure, ...(watch ? [watch.failure] : [])]);
  failure.catch(() => {});
  folder?.writeJson(addressFile, { url, hubUrl, s3Url, mailUrl, fortnoxUrl, internalUrl, users, pid: process.pid });
  undo.add(() => folder?.remove(addressFile));
  return {
    url,
    hubUrl,
    ...addresses,
    sqsUrl: sqs.url,
    environment,
    users,
    invoke: (name, event) => functions.invoke(name, event),
    killFunctions: () => functions.kill(),
    idle: () => untilIdle(work, changes),
    tally: () => tally?.counts,
    failure,
    close: () => undo.run(),
  };
}

/** Handling a record may begin other work, and that may write records: it is idle once neither has brought anything. */
async function untilIdle(work: Work, changes: { caughtUp(): Promise<void> }): Promise<void> {
  let begun: number;
  do {
    await work.none();
    begun = work.begun;
    await changes.caughtUp();
  } while (!work.isIdleSince(begun));
}

function seedOf({ seed, linksFortnox }: LocalStackOptions, local: LocalFortnox, env: Record<string, string>) {
  if (seed === 'nothing') return undefined;
  const isOurs = env['FORTNOX_AUTH_URL'] === local.authUrl && env['FORTNOX_API_URL'] === local.apiUrl;
  if (!linksFortnox || !isOurs) return { kind: seed, fortnox: undefined };
  const { url, clientId, clientSecret } = local;
  return { kind: seed, fortnox: { url, clientId, clientSecret } };
}

function servicesOf(addresses: Record<'dynamodbUrl' | 's3Url' | 'mailUrl' | 'kmsUrl' | 'internalUrl', string>) {
  return new Map([
    [addresses.dynamodbUrl, 'dynamodb'],
    [addresses.s3Url, 's3'],
    [addresses.mailUrl, 'ses'],
    [addresses.kmsUrl, 'kms'],
    [addresses.internalUrl, 'internal'],
  ]);
}

function openDatabase(folder: DataFolder | undefined): Promise<Database> {
  const given = process.env['DYNAMODB_ENDPOINT'];
  if (given) return useDatabase(given);
  return startDatabase(folder?.file(databaseFile), folder?.has(preparedFile) ?? false);
}

function asTrouble(error: unknown, folder: DataFolder | undefined): unknown {
  if (!folder || troubleIn(String(error)) === undefined) return error;
  return troubleIn(String(error)) === 'full'
    ? new StartError(`Disken blev full medan Klang startade. Frigör utrymme där ${folder.path} ligger och starta igen.`)
    : damaged(folder.file(databaseFile), String(error));
}

function outputOf(folder: DataFolder | undefined, quiet: boolean, hear: (text: string) => void): Output {
  const file = folder && createWriteStream(folder.file('functions.log'));
  // A full disk must not stop the host from running.
  file?.on('error', (error) => hear(String(error)));
  return {
    log: (text) => void file?.write(text),
    error: (text) => {
      hear(text);
      file?.write(text);
      if (!quiet) process.stderr.write(text);
    },
  };
}
