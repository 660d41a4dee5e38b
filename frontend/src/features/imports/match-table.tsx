import { Text } from '@mantine/core';
import type { RecordCheck } from '../../../../shared/schemas/record-import.ts';
import { importsText as text } from '../../text/imports.ts';
import { spreadsheetText as words } from '../../text/spreadsheet.ts';
import { ScrolledTable } from '../../components/spreadsheet/scrolled-table.tsx';

export function MatchTable({ check: { matches, matchCount } }: { check: RecordCheck }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {text.matches}
      </Text>
      <ScrolledTable
        label={text.matches}
        headings={[words.row, text.match, text.existing, text.by]}
        rows={matches.map(({ row, name, existingName, by }) => [String(row), name, existingName, by])}
      />
      {matchCount > matches.length && <Text size="sm">{words.more(matchCount - matches.length)}</Text>}
    </div>
  );
}
