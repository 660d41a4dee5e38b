/** What `secrets.ts` uses of the SDK: an `import()` of the package itself would bundle all of it. */
export { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
