import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ProjectPriceList } from '../../../../shared/schemas/price-list.ts';
import { projectPriceListText as text } from '../../text/price-lists.ts';

export function ProjectPriceListOrigin({ list: { isOwn, customerName } }: { list: ProjectPriceList }) {
  if (isOwn) {
    return (
      <Text size="sm" c="dimmed" mb="md">
        {text.ofProject(customerName)}
      </Text>
    );
  }
  return (
    <Alert color="blue" icon={<IconInfoCircle />} title={text.notOwn} mb="md" p="xs">
      {text.notOwnHint}
    </Alert>
  );
}
