import { parseAst, type Plugin } from 'vite';

type Node = ReturnType<typeof parseAst>['body'][number];
type Call = { name: string; given: Map<string, string> };

/** The fields a call needs; schemas, rights and documentation are for the server. */
export const callFields = ['name', 'method', 'path', 'role', 'writes', 'file', 'reads', 'changes'] as const;

/**
 * Strips the contract down to its routes in the browser bundle. Responses are not parsed there and forms import their
 * own schemas; otherwise every list would load all schemas.
 */
export function routesOnly(): Plugin {
  return {
    name: 'klang:routes-only',
    transform: {
      filter: { id: /[\\/]shared[\\/].+\.ts$/ },
      handler: (code) => ({
        ...(code.includes('= defineRoute({') && { code: keepRoutes(code), map: null }),
        moduleSideEffects: false,
      }),
    },
  };
}

/** Modules of lists of kinds that several files of the contract share. */
const kindLists = /^\.\/kinds-of-[a-z-]+\.ts$/;

/** @param code a module of the contract. @returns its routes as plain objects, with the lists of kinds they name */
export function keepRoutes(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' });
  const lists = body.filter((node) => node.type === 'ImportDeclaration' && kindLists.test(node.source.value));
  const [feature] = callsOf('routesOf', body, code);
  const reads = feature?.given.get('reads') ?? '[]';
  const changes = feature?.given.get('changes') ?? '[]';
  const routes = callsOf('defineRoute', body, code).map(({ name, given }) => {
    const isWriting = (given.get('writes') ?? String(given.get('method') !== "'GET'")) === 'true';
    const all = new Map([['reads', 'reads'], ['changes', isWriting ? 'changes' : '[]'], ...given]);
    return `export const ${name} = { ${[...all].map(([field, value]) => `${field}: ${value}`).join(', ')} };\n`;
  });
  const imports = lists.map(({ start, end }) => `${code.slice(start, end)}\n`);
  return `${imports.join('')}const reads = ${reads}, changes = ${changes};\n${routes.join('')}`;
}

/** The constants that a call of the function makes, with the source of the fields it is given. */
function callsOf(callee: string, body: Node[], code: string): Call[] {
  const listed = namesOfLists(body);
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || !isNamed(init.callee, [callee])) return [];
      const [given] = init.arguments;
      if (given?.type !== 'ObjectExpression') return [];
      const fields = given.properties.flatMap((part) => {
        if (part.type !== 'Property' || part.key.type !== 'Identifier' || !isNamed(part.key, callFields)) return [];
        if (!isWrittenOut(part.value, listed)) {
          throw new Error(
            `Write out ${code.slice(part.start, part.end)} of ${id.name}: the browser gets it as it stands.`,
          );
        }
        return [[part.key.name, code.slice(part.value.start, part.value.end)] as const];
      });
      return [{ name: id.name, given: new Map(fields) }];
    });
}

function namesOfLists(body: Node[]): string[] {
  return body.flatMap((node) =>
    node.type === 'ImportDeclaration' && kindLists.test(node.source.value)
      ? node.specifiers.map(({ local }) => local.name)
      : [],
  );
}

type Value = { type: string; elements?: ({ type: string } | null)[]; argument?: { type: string } | null };

/** Literals, arrays of them, and the lists of kinds. */
function isWrittenOut(value: Value, lists: readonly string[]): boolean {
  if (value.type === 'Literal' || isNamed(value, lists)) return true;
  if (value.type === 'SpreadElement') return Boolean(value.argument && isNamed(value.argument, lists));
  return Boolean(value.elements?.every((element) => element !== null && isWrittenOut(element, lists)));
}

function isNamed(node: { type: string }, names: readonly string[]): boolean {
  return node.type === 'Identifier' && names.includes((node as unknown as { name: string }).name);
}
