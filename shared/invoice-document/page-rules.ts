type Edges = {
  running: string;
  foot: readonly (readonly string[])[];
};

const places = ['left', 'center', 'right'] as const;

export function pageRules({ running, foot }: Edges): string {
  const font = `font-family: 'Inter Variable', 'Document Signs', sans-serif; color: #59616a;`;
  const footBoxes = places.map(
    (place, index) => `@bottom-${place} { content: ${cssString((foot[index] ?? []).join('\n'))}; width: 33.34%; ${font}
      font-size: 7.5pt; line-height: 1.3; white-space: pre; text-align: left; vertical-align: top;
      margin-top: 3mm; padding-top: 2.6mm; border-top: 0.2mm solid #cfd4da; }`,
  );
  return `
@page { size: A4; margin: 16mm 16mm 25mm 20mm;
  @top-left { content: ${cssString(running)}; ${font} font-size: 8pt; }
  @top-right { content: 'Sida ' counter(page) ' (' counter(pages) ')'; ${font} font-size: 8pt; }
  ${footBoxes.join('\n  ')}
}
@page :first { @top-left { content: none; } }
`;
}

/** Escapes text as a CSS string inside a style element; it cannot end the string or the element. */
export function cssString(text: string): string {
  const escaped = text.replace(
    /[^\p{L}\p{N} .,:;@+()–-]/gu,
    (character) => `\\${character.codePointAt(0)!.toString(16)} `,
  );
  return `'${escaped}'`;
}
