import { useLocation } from './location.tsx';
import { hrefOf, navigate, type To } from './navigate.ts';

type Props = Omit<React.ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown };

/** A link within the site. The browser follows it when it is to open elsewhere. */
export function Link({ to, replace, state, onClick, children, ...rest }: Props) {
  const { pathname, search } = useLocation();
  const href = hrefOf(to, pathname);

  function follow(event: React.MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    if (rest.target && rest.target !== '_self') return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === `${pathname}${search}`, state });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
