import { logInAnswerPath } from '../../shared/codes/log-in-providers.ts';
import { standInClients } from '../emulators/openid/registrations.ts';
import { startOpenId } from '../emulators/openid/server.ts';

type LogInProviders = { microsoftUrl: string; googleUrl: string; close(): Promise<void> };

/** Starts the stand-ins for Microsoft Entra ID and Google. @param siteUrl where they send the browser back */
export async function startLogInProviders(siteUrl: string): Promise<LogInProviders> {
  const redirectUri = `${siteUrl}${logInAnswerPath}`;
  const [microsoft, google] = await Promise.all([
    startOpenId({ kind: 'Microsoft', client: standInClients.Microsoft, redirectUri }),
    startOpenId({ kind: 'Google', client: standInClients.Google, redirectUri }),
  ]);
  const close = async () => void (await Promise.all([microsoft.close(), google.close()]));
  return { microsoftUrl: microsoft.url, googleUrl: google.url, close };
}
