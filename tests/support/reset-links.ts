import { testStack } from './test-stack.ts';

/** The path of the newest PIN reset link that was mailed to an address. */
export async function newestLinkTo(
  address: string,
  { mailUrl }: { mailUrl: string } = testStack(),
): Promise<string | undefined> {
  const response = await fetch(`${mailUrl}/messages`);
  // The newest first.
  const messages = (await response.json()) as object[];
  const mine = messages.filter((message) => JSON.stringify(message).includes(address));
  return JSON.stringify(mine)
    .match(/\/reset-password\/ny#[\w-]+/g)
    ?.at(0);
}
