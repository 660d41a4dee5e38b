import { Button, Group, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { getImportTemplate } from '../../../../shared/contract/calls/project-import.ts';
import { useDownload } from '../../api/use-download.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { Section } from '../../components/section.tsx';
import { ChooseSpreadsheet } from '../../components/spreadsheet/choose-spreadsheet.tsx';
import { FaultTable } from '../../components/spreadsheet/fault-table.tsx';
import { projectImportText as text } from '../../text/project-import.ts';
import { spreadsheetText as words } from '../../text/spreadsheet.ts';
import { useImport } from './use-import.ts';
import classes from './dev.module.css';

export function ImportProjects() {
  const { checked, latest, isRunning, message, busy, check, begin, cancel } = useImport();
  const { download, downloading } = useDownload(getImportTemplate, words.noTemplate);
  const isGood = checked?.check.faultCount === 0;

  async function askAndBegin() {
    if (!checked) return;
    const isSure = await confirm({
      title: text.question(checked.check.projects),
      message: text.alsoCustomers(checked.check.newCustomers.length),
      verb: text.begin,
    });
    if (isSure) await begin(checked);
  }

  return (
    <Section
      title={text.title}
      actions={
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size="0.875rem" aria-hidden />}
            loading={downloading}
            onClick={() => void download({}, text.templateName)}
          >
            {words.template}
          </Button>
          <ChooseSpreadsheet label={words.choose} busy={busy} onChosen={check} />
        </>
      }
    >
      <div className={classes['import']}>
        <Text size="sm" c="dimmed">
          {text.hint}
        </Text>
        {isRunning && (
          <>
            <Progress value={(latest!.done / Math.max(1, latest!.total)) * 100} aria-label={text.title} mt="xs" />
            <output>{message}</output>
          </>
        )}
        {checked && (
          <>
            <Text size="sm" fw={600} mt="xs">
              {checked.fileName}: {checked.check.message}
            </Text>
            {checked.check.hidden.length > 0 && <Text size="sm">{words.hidden(checked.check.hidden)}</Text>}
            {isGood && checked.check.newCustomers.length > 0 && (
              <Text size="sm">{text.newCustomers(checked.check.newCustomers)}</Text>
            )}
            {isGood && checked.check.alike.length > 0 && <Text size="sm">{words.alike(checked.check.alike)}</Text>}
            {!isGood && <FaultTable check={checked.check} place={text.place} />}
            <Group gap="xs" mt="xs">
              {isGood && (
                <Button size="xs" loading={busy} onClick={() => void askAndBegin()}>
                  {text.begin}
                </Button>
              )}
              <Button variant="default" size="xs" onClick={cancel}>
                {words.cancel}
              </Button>
            </Group>
          </>
        )}
        {!checked && !isRunning && latest && (
          <Text size="sm" mt="xs">
            {message}
            {latest.skipped.length > 0 && `: ${latest.skipped.join(', ')}`}
          </Text>
        )}
      </div>
    </Section>
  );
}
