/** Settings that the stacks pass to every function. Read lazily: a function fails only on a variable it uses. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

export const environment = {
  tableName: () => required('TABLE_NAME'),
  filesBucket: () => required('FILES_BUCKET'),
  invoiceArchive: () => required('INVOICE_ARCHIVE'),
  historyArchive: () => required('HISTORY_ARCHIVE'),
  snapshotBucket: () => required('SNAPSHOT_BUCKET'),
  handoverBucket: () => required('HANDOVER_BUCKET'),
  pdfFunctionName: () => required('PDF_FUNCTION_NAME'),
  hubEndpoint: () => required('HUB_ENDPOINT'),
  /** Only the authorizer has it. */
  originSecret: () => required('ORIGIN_SECRET'),
  secretsKeyId: () => required('SECRETS_KEY_ID'),
  siteUrl: () => required('SITE_URL'),
  emailFromDefault: () => required('EMAIL_FROM_DEFAULT'),
  mailConfigurationSet: () => required('MAIL_CONFIGURATION_SET'),
  maintainerInitials: () => process.env['MAINTAINER_INITIALS'] ?? '',
  fortnoxAuthUrl: () => required('FORTNOX_AUTH_URL'),
  microsoftLogInUrl: () => required('MICROSOFT_LOG_IN_URL'),
  googleLogInUrl: () => required('GOOGLE_LOG_IN_URL'),
  fortnoxApiUrl: () => required('FORTNOX_API_URL'),
  metricsNamespace: () => process.env['METRICS_NAMESPACE'] ?? 'Klang',
  /** Lambda's response limit is 6 MB, and base64 adds a third. Only tests set a lower value. */
  maxFileBytes: () => Number(process.env['MAX_FILE_BYTES'] ?? 4_400_000),
  /** Part size of a multipart copy; S3 requires at least 5 MiB. */
  copyPartBytes: () => Number(process.env['COPY_PART_BYTES'] ?? 64 * 1024 ** 2),
  /** How long the waits for Fortnox’s pace last, of what they last at Fortnox. Only tests set less than 1. */
  fortnoxPace: () => Number(process.env['FORTNOX_PACE'] ?? 1),
  version: () => process.env['KLANG_VERSION'] ?? 'dev',
  /** Only get-meta has it: as a setting of every function, it would change all of them in each deployment. */
  commit: () => process.env['KLANG_COMMIT'] ?? '',
};
