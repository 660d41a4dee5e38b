/** What the stacks tell every function. Read when used, so that a function that does not need a name never fails on it. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

export const environment = {
  tableName: () => required('TABLE_NAME'),
  filesBucket: () => required('FILES_BUCKET'),
  /** The bucket whose files are locked. */
  invoiceArchive: () => required('INVOICE_ARCHIVE'),
  snapshotBucket: () => required('SNAPSHOT_BUCKET'),
  handoverBucket: () => required('HANDOVER_BUCKET'),
  pdfFunctionName: () => required('PDF_FUNCTION_NAME'),
  /** The https address of the hub's management calls. */
  hubEndpoint: () => required('HUB_ENDPOINT'),
  /** What CloudFront proves itself by; only the authorizer has it. */
  originSecret: () => required('ORIGIN_SECRET'),
  /** The key that the firm's secrets are encrypted under. */
  secretsKeyId: () => required('SECRETS_KEY_ID'),
  /** Where people open the application, without a slash at the end. */
  siteUrl: () => required('SITE_URL'),
  /** Sender of mail until the system settings name one. */
  emailFromDefault: () => required('EMAIL_FROM_DEFAULT'),
  /** What SES tells us of our mail goes by it. */
  mailConfigurationSet: () => required('MAIL_CONFIGURATION_SET'),
  /** The user who may recreate an invoice's PDF; empty for nobody. */
  maintainerInitials: () => process.env['MAINTAINER_INITIALS'] ?? '',
  /** Full bases: `…/oauth-v1` and `…/3`. */
  fortnoxAuthUrl: () => required('FORTNOX_AUTH_URL'),
  fortnoxApiUrl: () => required('FORTNOX_API_URL'),
  /** What CloudWatch gathers this deployment's own figures under. */
  metricsNamespace: () => process.env['METRICS_NAMESPACE'] ?? 'Klang',
  /** A function answers at most six megabytes, and bytes grow by a third on their way. Only tests have it smaller. */
  mostFileBytes: () => Number(process.env['MOST_FILE_BYTES'] ?? 4_400_000),
  /** How long a request to the table waits for its answer before it is sent again. Only tests have it shorter. */
  tableTimeoutMs: () => Number(process.env['TABLE_TIMEOUT_MS'] ?? 8_000),
  /** Larger files are copied within S3 in parts of this size; S3 takes none below 5 MiB. */
  copyPartBytes: () => Number(process.env['COPY_PART_BYTES'] ?? 64 * 1024 ** 2),
  version: () => process.env['KLANG_VERSION'] ?? 'dev',
};
