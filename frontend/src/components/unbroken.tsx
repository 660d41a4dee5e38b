const dates = /(\d{4}-\d{2}-\d{2})/;

/** A text whose dates are never broken between its lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(dates).map((part, index) =>
    dates.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text keep their order.
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
