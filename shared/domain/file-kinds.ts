import { extensionOf } from '../lib/file-paths.ts';

const fileKinds = [
  'text',
  'pdf',
  'document',
  'sheet',
  'slides',
  'code',
  'video',
  'audio',
  'archive',
  'picture',
  'other',
] as const;
export type FileKind = (typeof fileKinds)[number];

const extensions: Record<Exclude<FileKind, 'other'>, string> = {
  text: 'txt',
  pdf: 'pdf',
  document: 'doc docx',
  sheet: 'xls xlsx',
  slides: 'ppt pptx',
  code: 'html php js cs java',
  video: 'avi mpg mpeg mp4 mov',
  audio: 'mp3 wav flac ogg',
  archive: 'zip rar 7z tar gz tgz',
  picture: 'jpg jpeg png gif webp avif bmp',
};

const kindByExtension = new Map(
  Object.entries(extensions).flatMap(([kind, all]) => all.split(' ').map((one) => [one, kind as FileKind] as const)),
);

export function fileKindOf(name: string): FileKind {
  return kindByExtension.get(extensionOf(name)) ?? 'other';
}

const pictureTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
};

const maxThumbBytes = 8 * 1024 ** 2;

export function pictureTypeOf(name: string): string | undefined {
  return pictureTypes[extensionOf(name)];
}

export function hasThumb(name: string, size: number): boolean {
  return size > 0 && size <= maxThumbBytes && pictureTypeOf(name) !== undefined;
}

/** Formats of the trade whose types browsers do not know. */
const tradeTypes =
  'dwg dxf dwf rvt rfa ifc skp 3ds obj stl las e57 msg eml cna cnb olb odeon par ease xhn bnw nor cmg rsp hmf gpx geojson kml kmz shp shx dbf prj md log csv tsv json xml yaml yml bak heic tif tiff wmv mkv m4a aac aif aiff opus pst one mpp vsd vsdx rtf odt ods odp pages numbers key ps1 bat ini cfg cpg sql';
const knownToTheTrade = new Set(tradeTypes.split(' '));

/**
 * The browser's type, or our own for formats of the trade.
 * @returns '' for a file without a type, which is rejected
 */
export function uploadTypeOf(name: string, browserType: string): string {
  if (/^[\w.+-]+\/[\w.+-]+$/.test(browserType)) return browserType.toLowerCase();
  const extension = extensionOf(name);
  return knownToTheTrade.has(extension) || kindByExtension.has(extension) ? 'application/octet-stream' : '';
}
