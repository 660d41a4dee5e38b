import { Anchor, Stack, Text } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { getMeta } from '../../../../shared/contract/calls/settings.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { currentSession } from '../../api/session.ts';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { paths } from '../../navigation/paths.ts';
import { connectionText } from '../../text/connection.ts';
import { fortnoxText as text } from '../../text/fortnox.ts';
import { useConnection } from './use-connection.ts';

/**
 * Reports the state of the link and offers approval at Fortnox, with a new one-time URL each time.
 * @param onFollow shows the page where the client id is entered, when the dialog has been closed
 * @returns false when that URL could not be created; otherwise the caller tests the link again
 */
export async function askForLink(onFollow: (to: string) => void): Promise<boolean> {
  try {
    const { fortnoxActivationUrl } = await call(getMeta, {});
    await confirm({
      title: text.title,
      message: (
        // Dialogs are rendered outside the page's query provider.
        <QueryClientProvider client={queryClient}>
          <LinkStory url={fortnoxActivationUrl} onFollow={onFollow} />
        </QueryClientProvider>
      ),
      verb: text.testAgain,
      cancel: text.close,
    });
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

function LinkStory({ url, onFollow }: { url: string; onFollow: (to: string) => void }) {
  const connection = useConnection().data;
  const isLinked = connection?.connected ?? false;
  const hints = [connection?.nextStep, connection?.warning].filter((hint) => hint);
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600} aria-live="polite">
        {isLinked
          ? connectionText.linked(connection?.companyName ?? '')
          : (connection?.reason ?? connectionText.failed)}
      </Text>
      {hints.map((hint) => (
        <Text key={hint} size="sm">
          {hint}
        </Text>
      ))}
      {url ? (
        <>
          {!isLinked && hints.length === 0 && <Text size="sm">{text.pleaseApprove}</Text>}
          <Anchor href={url} target="_blank" rel="noopener" size="sm" fw={600}>
            {isLinked ? text.approveAgain : text.approve}
          </Anchor>
          <Text size="xs" c="dimmed">
            {text.approveHint}
          </Text>
        </>
      ) : hasRole(currentSession()?.role ?? 'Staff', 'SuperAdmin') ? (
        <Text size="sm">
          {text.configureFirst}{' '}
          <DialogLink to={paths.systemSettingsField('fortnoxClientId')} onFollow={onFollow}>
            {text.toClientId}
          </DialogLink>
        </Text>
      ) : (
        <Text size="sm">{text.askSomebody}</Text>
      )}
    </Stack>
  );
}
