import { focusFirstRow } from '../../components/list/use-row-keys.ts';
import { pageText } from '../../text/shell.ts';

export function SkipToList({ className }: { className: string | undefined }) {
  return (
    <a
      className={className}
      href="#main"
      onClick={(event) => {
        if (focusFirstRow()) event.preventDefault();
      }}
    >
      {pageText.toList}
    </a>
  );
}
