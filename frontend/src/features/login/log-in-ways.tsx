import { type ReactElement, useEffect, useState } from 'react';
import type { LogInProvider } from '../../../../shared/codes/log-in-providers.ts';

/** In the client for Windows, a provider's page would open in the browser, and the login end there. */
const isPossible = !('klangDesktop' in window);

/**
 * Buttons for the providers that the firm uses. Their code loads only if there are any; the request is made beside the
 * page and without the client of the API, which the login page does without.
 * @param isElsewhere the login takes place in another tab, since this one has a page with unsaved text
 */
export function LogInWays({ isElsewhere = false }: { isElsewhere?: boolean }) {
  const [shown, setShown] = useState<ReactElement>();
  useEffect(() => {
    if (isPossible) void buttons(isElsewhere).then(setShown, () => {});
  }, [isElsewhere]);
  return shown;
}

async function buttons(isElsewhere: boolean): Promise<ReactElement | undefined> {
  const answer = await fetch('/v1/auth/providers');
  const { result } = (await answer.json()) as { result?: { providers: LogInProvider[] } };
  if (!result?.providers.length) return undefined;
  const { ProviderButtons } = await import('./provider-buttons.tsx');
  return <ProviderButtons providers={result.providers} isElsewhere={isElsewhere} />;
}
