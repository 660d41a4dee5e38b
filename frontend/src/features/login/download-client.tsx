import { Anchor } from '@mantine/core';
import { sessionText } from '../../text/session.ts';

declare const __INSTALLER__: string | null;

export function DownloadClient() {
  if (__INSTALLER__ === null || 'klangDesktop' in window) return null;
  return (
    <Anchor href={__INSTALLER__} download size="sm">
      {sessionText.download}
    </Anchor>
  );
}
