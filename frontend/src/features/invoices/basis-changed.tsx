import '@mantine/core/styles/List.css';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { invoicesText as text } from '../../text/invoices.ts';

export function BasisChanged({ changes }: { changes: readonly string[] }) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={text.basisChanged} mb="md">
      <List size="sm">
        {changes.map((change) => (
          <List.Item key={change}>{change}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {text.basisChangedHint}
      </Text>
    </Alert>
  );
}
