import { Anchor } from '@mantine/core';
import { dismissDialogs } from './dialogs.ts';

type Props = {
  to: string;
  /** The router's navigate: dialogs are rendered outside the router. */
  onFollow: (to: string) => void;
  children: React.ReactNode;
};

export function DialogLink({ to, onFollow, children }: Props) {
  return (
    <Anchor
      href={to}
      inherit
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        dismissDialogs();
        onFollow(to);
      }}
    >
      {children}
    </Anchor>
  );
}
