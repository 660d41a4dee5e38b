type Entry<Target> = { method: string; key: string; segments: string[]; target: Target };

export type Match<Target> = { key: string; target: Target; params: Record<string, string> };

/**
 * Finds the route of a request as API Gateway does: of the matching ones, the one whose first parameter comes latest in
 * the path.
 */
export class RouteTable<Target> {
  readonly #entries: Entry<Target>[];
  readonly #otherwise: Match<Target> | undefined;

  constructor(routes: readonly { key: string; target: Target }[]) {
    this.#entries = routes.map(({ key, target }) => {
      const [method = '', path = ''] = key.split(' ');
      return { method, key, segments: path.split('/'), target };
    });
    const otherwise = routes.find(({ key }) => key === '$default');
    this.#otherwise = otherwise && { ...otherwise, params: {} };
  }

  /**
   * @param path as in the request line, still encoded
   * @throws URIError when a parameter is badly encoded
   */
  find(method: string, path: string): Match<Target> | undefined {
    const segments = path.split('/');
    const [best] = this.#entries
      .filter((entry) => (entry.method === method || entry.method === 'ANY') && fits(entry.segments, segments))
      .toSorted((a, b) => (pattern(a) < pattern(b) ? -1 : 1));
    if (!best) return this.#otherwise;
    const params = Object.fromEntries(
      best.segments.flatMap((segment, index) => {
        if (isGreedy(segment)) return [[segment.slice(1, -2), decodeURIComponent(segments.slice(index).join('/'))]];
        return isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(segments[index]!)]] : [];
      }),
    );
    return { key: best.key, target: best.target, params };
  }
}

function fits(wanted: string[], segments: string[]): boolean {
  const isLongEnough = isGreedy(wanted.at(-1) ?? '')
    ? segments.length >= wanted.length
    : segments.length === wanted.length;
  if (!isLongEnough) return false;
  return wanted.every((segment, index) =>
    isParameter(segment) ? segments[index] !== '' : segment === segments[index],
  );
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function isGreedy(segment: string): boolean {
  return segment.endsWith('+}');
}

/** 0 for a fixed segment, 1 for a parameter, 2 for a greedy one; the lowest wins. */
function pattern({ segments }: { segments: string[] }): string {
  return segments.map((segment) => (isGreedy(segment) ? '2' : isParameter(segment) ? '1' : '0')).join('');
}
