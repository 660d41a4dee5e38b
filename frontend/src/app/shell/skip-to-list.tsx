import { focusFirstRow } from '../../components/list/use-row-keys.ts';

/** Past the filters and headings of a list, to its rows. */
export function SkipToList({ className }: { className: string | undefined }) {
  return (
    <a
      className={className}
      href="#main"
      onClick={(event) => {
        if (focusFirstRow()) event.preventDefault();
      }}
    >
      Till listan
    </a>
  );
}
