import '@mantine/core/styles/Kbd.css';
import { Kbd } from '@mantine/core';

const signs = /”([^”]+)”|\[([^\]]+)\]/;

/** A text of the handbook, with its controls and keys set apart. */
export function MarkedText({ children }: { children: string }) {
  // Split by two groups: text, control, key, text, …
  return children.split(signs).map((part, index) => {
    if (!part) return null;
    const kind = index % 3;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    if (kind === 1) return <strong key={index}>{part}</strong>;
    // oxlint-disable-next-line react/no-array-index-key -- as above
    if (kind === 2) return <Keys key={index} keys={part} />;
    return part;
  });
}

function Keys({ keys }: { keys: string }) {
  return keys.split('+').map((key, index) => (
    <span key={key}>
      {index > 0 && '+'}
      <Kbd size="xs">{key}</Kbd>
    </span>
  ));
}
