export type Node = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
};

/** The document as a tree, read by jsdom's parser, not by the product's own code. @throws Error when it is not well-formed */
export function readXml(xml: string): Node {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const [fault] = parsed.getElementsByTagName('parsererror');
  if (fault) throw new Error(fault.textContent);
  return nodeOf(parsed.documentElement);
}

function nodeOf(element: globalThis.Element): Node {
  const children = [...element.children].map(nodeOf);
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: children.length === 0 ? element.textContent : '',
    children,
  };
}

/** All that a path of names leads to. */
export function all(node: Node, path: string): Node[] {
  return path
    .split('/')
    .reduce<Node[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [node],
    );
}

export function textAt(node: Node, path: string): string {
  return all(node, path)[0]?.text ?? '';
}

/** An amount in whole öre. @throws Error for more than two decimals */
export function oreAt(node: Node, path: string): bigint {
  const text = textAt(node, path);
  const [, minus, kronor, ore = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (kronor === undefined) throw new Error(`'${text}' at ${path} is no amount.`);
  const value = BigInt(kronor + ore.padEnd(2, '0'));
  return minus ? -value : value;
}
