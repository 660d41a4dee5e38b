import { Text } from '@mantine/core';
import { lockedUntil } from '../../../../shared/domain/invoice/archive.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import type { ArchivedFile } from '../../../../shared/schemas/invoice.ts';
import { sessionValue } from '../../api/session.ts';
import { useValue } from '../../state/value.ts';
import { invoicesText as text } from '../../text/invoices.ts';

/** The checksum is for whoever looks after the archive. */
export function ArchivedFiles({ files }: { files: readonly ArchivedFile[] }) {
  const session = useValue(sessionValue);
  const [inForce, ...earlier] = files;
  if (!inForce) return null;
  const facts = [
    text.archived(Math.ceil(inForce.bytes / 1000), lockedUntil(inForce.archivedAt)),
    earlier.length > 0 && text.earlierFiles(earlier.length),
  ].filter(Boolean);
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {facts.join(' · ')}
      {session && hasRole(session.role, 'Developer') && (
        <>
          <br />
          {text.checksum(inForce.sha256)}
        </>
      )}
    </Text>
  );
}
