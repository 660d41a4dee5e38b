import { Anchor, Stack, Text } from '@mantine/core';
import { getMeta } from '../../../../shared/contract/settings.ts';
import type { FortnoxConnection } from '../../../../shared/schemas/fortnox.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { currentSession } from '../../api/session.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { fortnoxText as text } from '../../text/fortnox.ts';

/**
 * Says how the link is, and asks the user to approve it at Fortnox by a link that is made anew each time.
 * @returns whether to test the link again: always but when the link could not be made
 */
export async function askForLink(connection: FortnoxConnection | undefined): Promise<boolean> {
  try {
    const { fortnoxActivationUrl } = await call(getMeta, {});
    await confirm({
      title: text.title,
      message: <LinkStory connection={connection} url={fortnoxActivationUrl} />,
      verb: text.testAgain,
      cancel: text.close,
    });
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

function LinkStory({ connection, url }: { connection: FortnoxConnection | undefined; url: string }) {
  const isLinked = connection?.connected ?? false;
  const hints = [connection?.nextStep, connection?.warning].filter((hint) => hint);
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {isLinked ? text.linked(connection?.companyName ?? '') : (connection?.reason ?? text.failed)}
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
      ) : (
        <Text size="sm">
          {hasRole(currentSession()?.role ?? 'Staff', 'SuperAdmin') ? text.configureFirst : text.askSomebody}
        </Text>
      )}
    </Stack>
  );
}
