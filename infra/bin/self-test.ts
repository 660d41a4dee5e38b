import { parseArgs } from 'node:util';
import { InvokeCommand, LambdaClient, ResourceNotFoundException } from '@aws-sdk/client-lambda';
import type { ProbeResult, SelfTestResult } from '../../functions/entry/jobs/self-test.ts';
import { formatNumber } from '../../shared/lib/format.ts';
import { readSettings } from '../constructs/settings.ts';
import { explain } from '../deployment/command.ts';

/** Runs the deployment's self-test. Exits with 1 on failure; a deployment ends with this. */
const { values } = parseArgs({ options: { name: { type: 'string' }, region: { type: 'string' } } });
const { name, region } = { ...readSettings(undefined), ...values };
const FunctionName = `${name}-SelfTest`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { FunctionError, Payload } = await new LambdaClient({ region })
  .send(new InvokeCommand({ FunctionName }))
  .catch((error: unknown) =>
    fail(
      error instanceof ResourceNotFoundException
        ? `Det finns ingen funktion ${FunctionName} i ${region}. Är installationen klar?`
        : `Självtestet kunde inte köras: ${explain(error) ?? String(error)}`,
    ),
  );
const answer = JSON.parse(Payload?.transformToString() || '{}') as SelfTestResult & { errorMessage?: string };
if (FunctionError) fail(`Självtestet misslyckades: ${answer.errorMessage ?? FunctionError}`);

const sentence = (kind: string, { bytes, ms }: ProbeResult) =>
  `${kind}: ${formatNumber(bytes)} byte på ${formatNumber(ms)} ms.`;
console.log(sentence('PDF', answer.pdf));
console.log(sentence('Excel', answer.excel));
