/** What `lambda.ts` uses of the SDK: an `import()` of the package itself would bundle all of it. */
export { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
