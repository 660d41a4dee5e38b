import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { type ImportKind, importKinds } from '../../../../shared/codes/import-kinds.ts';
import { getRecordTemplate } from '../../../../shared/contract/calls/record-imports.ts';
import { useDownload } from '../../api/use-download.ts';
import { Notice } from '../../components/notice.tsx';
import { useTitle } from '../../components/page-title.ts';
import { QueryView } from '../../components/query-view.tsx';
import { ChooseSpreadsheet } from '../../components/spreadsheet/choose-spreadsheet.tsx';
import { importsText as text, importWords } from '../../text/imports.ts';
import { failureText } from '../../text/network.ts';
import { spreadsheetText as words } from '../../text/spreadsheet.ts';
import { ImportCheck } from './import-check.tsx';
import { ImportResult } from './import-result.tsx';
import { useRecordImport } from './use-record-import.ts';
import classes from './imports.module.css';

export function ImportPage() {
  const request = useParams()['kind'];
  const kind = importKinds.find((known) => known === request);
  if (!kind) return <Notice title={failureText.missing} hint={failureText.missingHint} />;
  return <ImportOf kind={kind} key={kind} />;
}

function ImportOf({ kind }: { kind: ImportKind }) {
  const { title, count, known, hint } = importWords[kind];
  useTitle(title);
  const { latest, isRunning, checked, isChecking, isBeginning, check, begin, cancel } = useRecordImport(kind);
  const { download, downloading } = useDownload(getRecordTemplate, words.noTemplate);
  return (
    <QueryView query={latest}>
      {({ latest: newest }) => (
        <div className={classes['page']}>
          <Text size="sm">{[text.lead, hint].filter(Boolean).join(' ')}</Text>
          <Text size="sm" c="dimmed">
            {text.left} {known}
          </Text>
          <div className={classes['buttons']}>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size="0.875rem" aria-hidden />}
              loading={downloading}
              onClick={() => void download({ params: { kind } }, text.templateName)}
            >
              {words.template}
            </Button>
            <ChooseSpreadsheet label={words.choose} busy={isChecking} onChosen={check} />
          </div>
          {checked && (
            <ImportCheck
              key={checked.trial}
              checked={checked}
              count={count}
              isBeginning={isBeginning}
              onBegin={() => void begin(checked)}
              onCancel={cancel}
            />
          )}
          {newest && (isRunning || (newest.isOwn && !checked)) && (
            <ImportResult kind={kind} latest={newest} count={count} />
          )}
        </div>
      )}
    </QueryView>
  );
}
