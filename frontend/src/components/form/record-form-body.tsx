import { Alert, Anchor, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { ReadOnly } from './read-only.tsx';
import type { RecordForm } from './use-record-form.ts';

type Props<Values, Saved> = {
  record: RecordForm<Values, Saved>;
  readOnly?: boolean;
  onSubmit: () => void;
  children: React.ReactNode;
};

/** The fields of a record, and above them what to know before typing: somebody else's version, text from last time. */
export function RecordFormBody<Values, Saved>({ record, readOnly = false, onSubmit, children }: Props<Values, Saved>) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {record.conflict && (
        <Alert ref={scrollIntoSight} color="red" icon={<IconAlertTriangle />} title={record.conflict.message} mb="md">
          Det du har skrivit finns kvar.
          <Group gap="xs" mt="xs">
            <Button size="xs" variant="default" onClick={record.takeTheirs}>
              Läs in den andra versionen
            </Button>
            <Button size="xs" variant="default" onClick={record.keepMine}>
              Behåll min, så att den går att spara
            </Button>
          </Group>
        </Alert>
      )}
      {record.hasRestored && !readOnly && (
        <Alert color="blue" icon={<IconHistory />} mb="md" p="xs">
          Det du skrev förra gången finns kvar men är inte sparat.{' '}
          <Anchor component="button" type="button" size="sm" onClick={record.discard}>
            Kasta det
          </Anchor>
        </Alert>
      )}
      <ReadOnly value={readOnly}>{children}</ReadOnly>
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </form>
  );
}

function scrollIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
