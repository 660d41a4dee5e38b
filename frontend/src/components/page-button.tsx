import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCanOpen } from './openable.ts';

type Props = { to: string; icon?: React.ReactNode; className?: string | undefined; children: React.ReactNode };

export function PageButton({ to, icon, className = '', children }: Props) {
  const canOpen = useCanOpen();
  if (!canOpen(to)) return null;
  return (
    <Button component={Link} to={to} variant="default" size="xs" className={className} leftSection={icon}>
      {children}
    </Button>
  );
}
