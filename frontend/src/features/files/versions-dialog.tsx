import { Button, Text } from '@mantine/core';
import { listFileVersions } from '../../../../shared/contract/calls/files.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatInstant } from '../../components/format.ts';
import { QueryView } from '../../components/query-view.tsx';
import { filesText as text, formatSize } from '../../text/files.ts';
import classes from './file-browser.module.css';

type Props = {
  projectCode: string;
  path: string;
  onDownload: (versionId: string) => void;
  onRestore: (versionId: string) => Promise<void>;
};

export function VersionsDialog({ projectCode, path, onDownload, onRestore }: Props) {
  const versions = useRoute(
    listFileVersions,
    { params: { projectCode }, query: { path } },
    { silent: true, keepPrevious: false, staleTime: 0 },
  );
  return (
    <QueryView query={versions}>
      {(all) => (
        <>
          <ul className={classes['plain']}>
            {all.map(({ versionId, timestamp, size, isCurrent }) => {
              const when = formatInstant(timestamp);
              return (
                <li key={versionId}>
                  <span>
                    {when} · {formatSize(size)}
                    {isCurrent && ` · ${text.current}`}
                  </span>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`${text.download} ${text.versionOf(when)}`}
                    onClick={() => onDownload(versionId)}
                  >
                    {text.download}
                  </Button>
                  {!isCurrent && (
                    <Button
                      size="compact-sm"
                      aria-label={`${text.restore} ${text.versionOf(when)}`}
                      onClick={() => void onRestore(versionId)}
                    >
                      {text.restore}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {all.length === 1 && all[0]!.isCurrent && (
            <Text size="sm" c="dimmed" mt="xs">
              {text.onlyOne}
            </Text>
          )}
        </>
      )}
    </QueryView>
  );
}
