import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ProjectPriceList } from '../../../../shared/schemas/price-list.ts';
import { projectPriceListText as text } from '../../text/price-lists.ts';

/** Says whether the prices are the project's own, and what that means. */
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
