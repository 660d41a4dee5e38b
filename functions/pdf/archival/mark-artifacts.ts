import { type PdfObjects, dictionaryOf, streamOf, streamObject } from './pdf-objects.ts';

/**
 * Marks non-content as artifacts, as PDF/UA requires: what Chromium leaves untagged (page numbers, header, footer) and
 * what it tags although it only draws lines and backgrounds.
 */
export function markArtifacts({ objects }: PdfObjects): void {
  const arrays = structureOfPages(objects);
  for (const [number, page] of pagesOf(objects)) {
    const dictionary = dictionaryOf(page);
    const contents = reference(dictionary, 'Contents');
    const structParents = Number(/\/StructParents (\d+)/.exec(dictionary)?.[1]);
    if (contents === undefined) continue;
    const { marked, drawings } = artifactsMarked(streamOf(objects.get(contents)!).toString('latin1'));
    objects.set(contents, streamObject('', Buffer.from(marked, 'latin1'), { isPacked: true }));
    const array = arrays.get(structParents);
    if (array === undefined) continue;
    const elements = [
      ...objects
        .get(array)!
        .toString('latin1')
        .matchAll(/(\d+) 0 R|null/g),
    ];
    for (const mcid of drawings) forget(objects, Number(elements[mcid]?.[1]), { page: number, mcid });
    const rest = elements.map(([entry], mcid) => (drawings.has(mcid) ? 'null' : entry));
    objects.set(array, Buffer.from(`[${rest.join(' ')}]`));
  }
}

function pagesOf(objects: PdfObjects['objects']): [number, Buffer][] {
  return [...objects].filter(([, object]) => /\/Type \/Page\b(?!s)/.test(dictionaryOf(object)));
}

function structureOfPages(objects: PdfObjects['objects']): Map<number, number> {
  const tree = [...objects.values()].map(dictionaryOf).find((dictionary) => /\/Type \/ParentTree\b/.test(dictionary));
  const numbers = /\/Nums \[([^\]]*)\]/.exec(tree ?? '')?.[1] ?? '';
  return new Map([...numbers.matchAll(/(\d+) (\d+) 0 R/g)].map(([, key, array]) => [Number(key), Number(array)]));
}

const begin = /^\/(\w+) <<\/MCID (\d+) >>BDC$/;
const showsSomething = /\b(?:Tj|TJ|Do|sh|EI)$/;

type OpenMark = { lines: string[]; tag: string; mcid: number };

function artifactsMarked(content: string): { marked: string; drawings: Set<number> } {
  const drawings = new Set<number>();
  const lines: string[] = ['/Artifact BMC'];
  let open: OpenMark | undefined;
  for (const line of content.split('\n')) {
    const [, tag, mcid] = begin.exec(line) ?? [];
    if (tag !== undefined) {
      if (open) throw new Error('The PDF marks content inside content.');
      open = { lines: [], tag, mcid: Number(mcid) };
    } else if (line === 'EMC' && open) {
      const isDrawing = open.tag !== 'Figure' && !open.lines.some((inside) => showsSomething.test(inside));
      if (isDrawing) {
        drawings.add(open.mcid);
        lines.push(...open.lines);
      } else lines.push('EMC', `/${open.tag} <</MCID ${open.mcid}>> BDC`, ...open.lines, 'EMC', '/Artifact BMC');
      open = undefined;
    } else (open?.lines ?? lines).push(line);
  }
  lines.push('EMC');
  return { marked: lines.join('\n').replaceAll('/Artifact BMC\nEMC\n', ''), drawings };
}

function forget(objects: PdfObjects['objects'], element: number, { page, mcid }: { page: number; mcid: number }): void {
  const dictionary = objects.get(element)?.toString('latin1') ?? '';
  const [entry, list, single] = /\/K (?:\[([^\]]*)\]|(\d+)(?! 0 R))/.exec(dictionary) ?? [];
  if (entry === undefined) return;
  const isHere = (kid: string) => {
    const elsewhere = /MCID (\d+)/.exec(kid)?.[1];
    if (elsewhere === undefined) return kid === String(mcid) && reference(dictionary, 'Pg') === page;
    return Number(elsewhere) === mcid && reference(kid, 'Pg') === page;
  };
  const kids = (list ?? single)!.match(/<<[^>]*>>|\d+ 0 R|\d+/g) ?? [];
  const rest = kids.filter((kid) => !isHere(kid));
  const written = rest.length === 0 ? '' : `/K [${rest.join(' ')}]`;
  objects.set(element, Buffer.from(dictionary.replace(entry, written), 'latin1'));
}

function reference(dictionary: string, name: string): number | undefined {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}
