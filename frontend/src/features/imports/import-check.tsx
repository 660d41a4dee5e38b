import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import '@mantine/core/styles/Alert.css';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../../shared/lib/format.ts';
import { AmountDoubts } from '../../components/form/ask-if-meant.tsx';
import { Facts } from '../../components/facts.tsx';
import { FaultTable } from '../../components/spreadsheet/fault-table.tsx';
import { formsText } from '../../text/forms.ts';
import { importsText as text } from '../../text/imports.ts';
import { spreadsheetText as words } from '../../text/spreadsheet.ts';
import { MatchTable } from './match-table.tsx';
import type { ImportTrial } from './use-record-import.ts';
import classes from './imports.module.css';

const shownNames = 10;
const place = (row: number, column: string) => `${column}${row}`;

type Props = {
  checked: ImportTrial;
  count: (count: number) => string;
  isBeginning: boolean;
  onBegin: () => void;
  onCancel: () => void;
};

/** What a trial has shown, and the choice to import. */
export function ImportCheck({ checked, count, isBeginning, onBegin, onCancel }: Props) {
  const { fileName, check } = checked;
  const { message, newCount, newNames, alike, doubts, doubtCount, matchCount, unread, hidden, faultCount } = check;
  const mayBegin = faultCount === 0 && newCount > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-label={text.result} className={classes['part']}>
      <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
        {fileName}: {message}
      </h2>
      <Facts
        facts={[
          { label: text.fresh, value: formatNumber(newCount) },
          { label: text.known, value: formatNumber(matchCount) },
          { label: text.faulty, value: formatNumber(faultCount) },
        ]}
      />
      {unread.length > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle />} p="xs">
          {text.unread(unread)}
        </Alert>
      )}
      {hidden.length > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle />} p="xs">
          {words.hidden(hidden)}
        </Alert>
      )}
      {mayBegin && alike.length > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle />} p="xs">
          {words.alike(alike)}
        </Alert>
      )}
      {mayBegin && doubtCount > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle />} p="xs" title={formsText.doubts.amounts(doubtCount)}>
          <AmountDoubts doubts={doubts.slice(0, shownNames)} />{' '}
          {doubtCount > shownNames && text.moreDoubts(doubtCount - shownNames)}
        </Alert>
      )}
      {faultCount > 0 && <FaultTable check={check} place={place} />}
      {faultCount === 0 && newCount > 0 && (
        <Text size="sm">{text.newNames(newNames.slice(0, shownNames), newCount)}</Text>
      )}
      {faultCount === 0 && matchCount > 0 && <MatchTable check={check} />}
      <Group gap="xs">
        {mayBegin && (
          <Button size="xs" loading={isBeginning} onClick={onBegin}>
            {text.begin(count(newCount))}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </section>
  );
}
