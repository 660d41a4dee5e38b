/** What `ses.ts` uses of the SDK: an `import()` of the package itself would bundle all of it. */
export { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
