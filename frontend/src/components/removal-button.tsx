import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type Props = { label: string; icon: Icon; isBusy: boolean; onClick: () => void };

/** Asks before it removes. */
export function RemovalButton({ label, icon: RemovalIcon, isBusy, onClick }: Props) {
  return (
    <Button
      variant="default"
      size="xs"
      c="var(--mantine-color-error)"
      loading={isBusy}
      leftSection={<RemovalIcon size="0.875rem" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
