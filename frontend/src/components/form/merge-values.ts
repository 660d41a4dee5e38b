export type ListRule = {
  identify: (item: never) => string;
  content?: (item: never) => unknown;
};

export type Clash = {
  path: string;
  mine: unknown;
  theirs: unknown;
};

export type Merge<Values> = {
  merged: Values;
  clashes: Clash[];
  taken: string[];
};

type Fields = Record<string, unknown>;
type Lists = Readonly<Record<string, ListRule>>;

const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Three-way merge of concurrent edits. @param base the values both started from; undefined when unknown: every
 * difference is then a clash @param lists rules for the lists that are merged item by item; other lists are taken whole
 */
export function mergeValues<Values extends Fields>(
  { base, mine, theirs }: { base: Values | undefined; mine: Values; theirs: Values },
  lists: Lists = {},
): Merge<Values> {
  const clashes: Clash[] = [];
  const taken: string[] = [];

  function mergeOne(path: string, was: unknown, my: unknown, their: unknown, isSame = isAlike): unknown {
    if (isSame(my, their)) return my;
    if (base !== undefined && isSame(was, their)) return my;
    if (base !== undefined && isSame(was, my)) {
      taken.push(path);
      return their;
    }
    const rule = lists[path];
    if (rule && Array.isArray(my) && Array.isArray(their)) return mergeList(path, rule, was, my, their);
    if (isFields(my) && isFields(their)) return mergeFields(`${path}.`, isFields(was) ? was : {}, my, their);
    clashes.push({ path, mine: my, theirs: their });
    return my;
  }

  function mergeFields(prefix: string, was: Fields, my: Fields, their: Fields): Fields {
    const names = [...new Set([...Object.keys(my), ...Object.keys(their)])].filter((name) => name !== 'version');
    return Object.fromEntries(names.map((name) => [name, mergeOne(prefix + name, was[name], my[name], their[name])]));
  }

  function mergeList(path: string, rule: ListRule, was: unknown, my: unknown[], their: unknown[]): unknown[] {
    const byId = (items: unknown) =>
      new Map((Array.isArray(items) ? items : []).map((item) => [rule.identify(item as never), item as unknown]));
    const [olds, theirItems, myItems] = [byId(was), byId(their), byId(my)];
    const { content } = rule;
    const isSameItem = (a: unknown, b: unknown) =>
      content && a !== undefined && b !== undefined ? isAlike(content(a as never), content(b as never)) : isAlike(a, b);
    const ids = [...myItems.keys(), ...[...theirItems.keys()].filter((id) => !myItems.has(id))];
    return ids.flatMap((id) => {
      const item = mergeItem(`${path}#${id}`, olds.get(id), myItems.get(id), theirItems.get(id), isSameItem);
      return item === undefined ? [] : [item];
    });
  }

  /** An item is shown and chosen as a whole, so a clash inside it is a clash of the item. */
  function mergeItem(path: string, was: unknown, my: unknown, their: unknown, isSame: typeof isAlike): unknown {
    const [clashesBefore, takenBefore] = [clashes.length, taken.length];
    const item = mergeOne(path, was, my, their, isSame);
    if (clashes.length === clashesBefore) return item;
    clashes.splice(clashesBefore, Infinity, { path, mine: my, theirs: their });
    taken.splice(takenBefore);
    return my;
  }

  const merged = { ...mergeFields('', base ?? {}, mine, theirs), version: theirs['version'] } as unknown as Values;
  return { merged, clashes, taken };
}

export function withValueAt<Values extends Fields>(
  values: Values,
  path: string,
  value: unknown,
  lists: Lists = {},
): Values {
  const [listName = '', id] = path.split('#');
  const rule = id === undefined ? undefined : lists[listName];
  if (!rule) return setAt(values, path.split('.'), value) as Values;
  const items = values[listName] as unknown[];
  const at = items.findIndex((item) => rule.identify(item as never) === id);
  const without = items.filter((_, index) => index !== at);
  const next = value === undefined ? without : without.toSpliced(at < 0 ? without.length : at, 0, value);
  return { ...values, [listName]: next };
}

export function valueAt(values: Fields, path: string, lists: Lists = {}): unknown {
  const [listName = '', id] = path.split('#');
  const rule = id === undefined ? undefined : lists[listName];
  if (rule) return (values[listName] as unknown[]).find((item) => rule.identify(item as never) === id);
  return path.split('.').reduce<unknown>((inside, name) => (isFields(inside) ? inside[name] : undefined), values);
}

function setAt(fields: unknown, [name = '', ...rest]: string[], value: unknown): Fields {
  const own = isFields(fields) ? fields : {};
  return { ...own, [name]: rest.length === 0 ? value : setAt(own[name], rest, value) };
}
