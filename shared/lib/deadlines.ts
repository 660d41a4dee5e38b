/**
 * Every deadline of Klang, in milliseconds as on AWS: a wait or a work that lasts longer is given up, or left to
 * another. Pauses, intervals, and how long something stored counts are not deadlines, and stand where they are used.
 * `tests/unit/shared/lib/deadlines.test.ts` holds how they relate.
 */

/** Until a request of a function to another service is given up. */
export const services = {
  connection: 3_000,
  /** The deadline of a call to the table; the SDK sends it four times. */
  table: 8_000,
  files: 20_000,
  /** Never asked twice, so it has the time of a whole call. */
  mail: 30_000,
  logInProvider: 6_000,
  fortnoxAnswer: 15_000,
  /** Chromium: unpacked on a cold Lambda, then warm, then the page itself. */
  browserStart: 20_000,
  browserAnswer: 5_000,
  page: 20_000,
  /** The site, for the self-test: longer than any call. */
  site: 60_000,
} as const;

/** Deadlines of functions, as the stacks set them, and of API Gateway in front of them. */
export const lambda = {
  call: 29_000,
  /** The longest that an HTTP API and a WebSocket API wait. */
  httpApi: 30_000,
  hub: 29_000,
  authorizer: 10_000,
  unrouted: 10_000,
  /** Changes in the stream are handled in order: none may hold up the next. */
  recordChanged: 60_000,
  followUpStaged: 300_000,
  job: 300_000,
  /** The longest that Lambda allows: a file of 5 GiB is taken out whole. */
  takeOut: 900_000,
  pdf: 60_000,
} as const;

/** Within a call, from its beginning where nothing else is said: below `lambda.call`, so that the caller hears why. */
export const calls = {
  /** Retries, and the commit. */
  commit: 20_000,
  /** For the next number of a series, and a commit without a call. */
  numberQueue: 24_000,
  /** Leaves time for the invoice and the work after it. */
  projectLock: 18_000,
  /** Settling or giving back work orders; the job does the rest. */
  projectLockEnd: 25_000,
  /** A refusal waits this long for the answer that another attempt has stored. */
  storedAnswer: 4_000,
  /** A list that opens; the next call finds it further along. */
  listOpening: 20_000,
  /** A list waits this long for changes that the caller knows of: longer than the index usually lags. */
  knownChange: 2_500,
  /** Work that a call begins and its job finishes, from where it begins. */
  fileTask: 12_000,
  recordImport: 20_000,
  createCustomers: 15_000,
  repairInvoices: 12_000,
  cleanLog: 20_000,
} as const;

/** Calls of Fortnox, with the waits for their slots. */
export const fortnox = {
  call: 20_000,
  company: 10_000,
  testConnection: 24_000,
  /** Whoever makes the first invoice should not wait for a hint. */
  firstNumber: 5_000,
  reconciliation: 25_000,
  /** Counted from the mark of the attempt. With the last answer it ends before `leases.registering`. */
  registering: 35_000,
  eInvoice: 20_000,
  settlement: 30_000,
  readBack: 240_000,
  /** For a token that another function renews. */
  renewal: 40_000,
  /** A call that leaves later after taking its slot could arrive after `leases.fortnoxSlot`. */
  stall: 5_000,
} as const;

/** What a job does in one run; the next one goes on. */
export const jobs = {
  task: 60_000,
  cleanLog: 60_000,
  migrate: 45_000,
  erase: 240_000,
  takeOut: 480_000,
  reconcile: 240_000,
  /** Nobody waits at a screen for it, and without a snapshot the whole feed is read. */
  takeOutListOpening: 600_000,
} as const;

/** How long whoever took something holds it: longer than a step takes. A crash delays the next one by as much. */
export const leases = {
  followUp: 60_000,
  projectLock: 30_000,
  invoiceRun: 30_000,
  migration: 30_000,
  demo: 360_000,
  fileTask: 30_000,
  erasure: 30_000,
  fortnoxTask: 60_000,
  batch: 30_000,
  listExport: 90_000,
  takeOut: 930_000,
  dailyMail: 60_000,
  fortnoxToken: 45_000,
  fortnoxSlot: 30_000,
  fortnoxCustomer: 55_000,
  registering: 55_000,
  /** A mail or an e-invoice of which nothing is heard after this may have gone. */
  sending: 120_000,
  /** A run waits this long for whoever invoices a project, or for a lock that a crash has left. */
  othersInvoicing: 180_000,
} as const;

/** On one machine. */
export const host = {
  databaseStart: 20_000,
  databaseLock: 5_000,
  build: 300_000,
} as const;

/** Deadlines of the check after a deployment (`npm run smoke`). */
export const smoke = { heard: 60_000, mailed: 120_000 } as const;

/** In the browser. */
export const page = {
  /** A page that opens; then the kept one is shown. */
  siteAnswer: 4_000,
  /** The server is notified of the end of the session, but nobody waits longer to be logged out. */
  logOut: 2_000,
  /** The person, with the authenticator. */
  passkey: 300_000,
} as const;

/** Playwright's, of tests. */
export const tests = { browserStart: 30_000, action: 120_000 } as const;

/** DEADLINE_FACTOR is not set on AWS. Tests set a large one, and 1 where the deadline itself is tested. */
const factor = (): number => Number(globalThis.process?.env?.['DEADLINE_FACTOR'] || 1);

/** @returns a duration of the table, in milliseconds, as long as it is here */
export const lasting = (ms: number): number => ms * factor();

/** @param from the instant that it counts from, in milliseconds @returns the instant of the deadline, likewise */
export const deadlineOf = (ms: number, from: number = Date.now()): number => from + lasting(ms);
