import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCanOpen } from './openable.ts';

export function PageButton({ to, children }: { to: string; children: React.ReactNode }) {
  const canOpen = useCanOpen();
  if (!canOpen(to)) return null;
  return (
    <Button component={Link} to={to} variant="default" size="xs">
      {children}
    </Button>
  );
}
