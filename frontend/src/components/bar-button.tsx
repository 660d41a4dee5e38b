import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type Props = { icon: Icon; label: string; loading: boolean; onClick: () => void };

/** A small button of a page's bar. */
export function BarButton({ icon: ButtonIcon, label, loading, onClick }: Props) {
  return (
    <Button
      size="xs"
      variant="default"
      loading={loading}
      leftSection={<ButtonIcon size="1rem" aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
