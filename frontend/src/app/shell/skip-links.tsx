import { focusFirstRow } from '../../components/list/use-row-keys.ts';
import { pageText } from '../../text/shell.ts';

type Props = { className: string | undefined };

export function SkipLinks({ className }: Props) {
  return (
    <>
      <SkipLink className={className} onFollow={focusMain}>
        {pageText.toContent}
      </SkipLink>
      <SkipLink className={className} onFollow={() => focusFirstRow() || focusMain()}>
        {pageText.toList}
      </SkipLink>
    </>
  );
}

type LinkProps = Props & { onFollow: () => void; children: React.ReactNode };

/** Makes no entry in the tab's history: the router does not count those that it has not made, and could not hold them. */
function SkipLink({ className, onFollow, children }: LinkProps) {
  return (
    <a
      className={className}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}

function focusMain(): void {
  document.getElementById('main')?.focus();
}
