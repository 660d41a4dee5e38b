import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';

const installer = '/dlc/Klang-Setup.exe';

/** Offers the Windows client where an installer is there, outside the client itself. */
export function DownloadClient() {
  const [isThere, setIsThere] = useState(false);
  const isWrapped = 'klangDesktop' in window;

  useEffect(() => {
    if (isWrapped) return undefined;
    const request = new AbortController();
    fetch(installer, { method: 'HEAD', signal: request.signal })
      // The site answers its own page for what is not there.
      .then((answer) => setIsThere(answer.ok && !(answer.headers.get('content-type') ?? '').includes('html')))
      .catch(() => undefined);
    return () => request.abort();
  }, [isWrapped]);

  if (isWrapped || !isThere) return null;
  return (
    <Anchor href={installer} download size="sm">
      Hämta Klang för Windows
    </Anchor>
  );
}
