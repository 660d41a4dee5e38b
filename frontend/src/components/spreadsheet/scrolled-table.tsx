import classes from './spreadsheet.module.css';

type Props = { label: string; headings: readonly string[]; rows: readonly (readonly React.ReactNode[])[] };

/** The second cell of each row is its heading. */
export function ScrolledTable({ label, headings, rows }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, also by keyboard
    <div className={classes['table']} tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second, ...others], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows of an answer are not reordered
            <tr key={row}>
              <td>{first}</td>
              <th scope="row">{second}</th>
              {others.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
