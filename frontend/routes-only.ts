import { parseAst, type Plugin } from 'vite';

/** The fields a call needs; schemas, rights and documentation are for the server. */
export const callFields = ['name', 'method', 'path', 'role', 'writes', 'file'] as const;

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

/** @param code a module of the contract. @returns its routes as plain objects, and nothing else */
export function keepRoutes(code: string): string {
  return parseAst(code, { lang: 'ts' })
    .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || !isNamed(init.callee, ['defineRoute']))
        return [];
      const [route] = init.arguments;
      if (route?.type !== 'ObjectExpression') return [];
      const fields = route.properties.filter((part) => part.type === 'Property' && isNamed(part.key, callFields));
      const worked = fields.find((part) => part.type === 'Property' && part.value.type !== 'Literal');
      if (worked)
        throw new Error(
          `Write out ${code.slice(worked.start, worked.end)} of ${id.name}: the browser gets it as it stands.`,
        );
      const kept = fields.map(({ start, end }) => code.slice(start, end)).join(', ');
      return `export const ${id.name} = { ${kept} };\n`;
    })
    .join('');
}

function isNamed(node: { type: string }, names: readonly string[]): boolean {
  return node.type === 'Identifier' && names.includes((node as unknown as { name: string }).name);
}
