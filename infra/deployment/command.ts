/** In Swedish, for whoever runs a command: what is wrong, and what to do. */
export class CommandError extends Error {}

const noCredentials =
  'Det finns inga uppgifter för AWS. Logga in (aws sso login) och sätt AWS_PROFILE, eller sätt AWS_ACCESS_KEY_ID och AWS_SECRET_ACCESS_KEY.';
const expired = 'Uppgifterna för AWS har gått ut. Logga in på nytt och kör kommandot igen.';
const unknown = 'AWS känner inte igen uppgifterna. Kontrollera AWS_PROFILE, eller nycklarna i miljön.';
const silent = 'AWS svarar inte. Kontrollera nätverket och kör kommandot igen.';

const noRegion = 'Det framgår inte var det är: sätt AWS_REGION.';

/** By the names of AWS's errors, the codes of Node's, or what they say. */
const sentences: Record<string, string> = {
  CredentialsProviderError: noCredentials,
  TokenProviderError: expired,
  ExpiredToken: expired,
  ExpiredTokenException: expired,
  RequestExpired: expired,
  InvalidClientTokenId: unknown,
  UnrecognizedClientException: unknown,
  SignatureDoesNotMatch: unknown,
  InvalidSignatureException: unknown,
  ENOTFOUND: silent,
  EAI_AGAIN: silent,
  ECONNREFUSED: silent,
  ETIMEDOUT: silent,
  TimeoutError: silent,
  'Region is missing': noRegion,
};

export function isDenied(error: unknown): boolean {
  return error instanceof Error && /^(AccessDenied(Exception)?|UnauthorizedOperation)$/.test(error.name);
}

/** @returns what an error means to whoever ran the command, in Swedish; undefined if it is a fault of Klang's */
export function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof CommandError) return error.message;
  if (isDenied(error)) return `AWS nekar det: ${error.message}`;
  const { name, code = '' } = error as Error & { code?: string };
  return sentences[name] ?? sentences[code] ?? sentences[error.message];
}

/**
 * Runs a command. What its caller can correct is one sentence, and exit code 1.
 * @param run returns the exit code; nothing for 0
 */
export async function runCommand(run: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}
