import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The rooms that know how DynamoDB and SQLite are spoken to. */
const speakers = /^functions\/(?:data|platform)\//;

const words: Record<string, RegExp> = {
  'the SDK of DynamoDB': /@aws-sdk\/(?:client|lib|util)-dynamodb|\/platform\/dynamodb\.ts'/,
  'the name of the table': /\btableName\(\)/,
  'an expression of DynamoDB':
    /\b\w+Expression\b(?=\??:)|\b(?:attribute_(?:not_)?exists|begins_with|if_not_exists|list_append)\(|['`](?:SET|REMOVE|ADD) [#:\w]/,
  'the engine of SQLite': /'node:sqlite'|\/replica\/(?:tables|schema|derived|apply|columns)\.ts'/,
  SQL: /['`\s](?:SELECT|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\s|['`][^'`]*\b(?:WHERE|ORDER BY|GROUP BY|IS NULL)\b|\bjson_each\(/,
};

/** What the table's stream brings. */
const readersOfTheStream = /\bDynamoDBRecord\b|\bAttributeValue\b|\bNewImage\b/;

const sources = globSync('functions/**/*.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !speakers.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

it.each(Object.entries(words))('only functions/data and functions/platform know %s', (_what, word) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(([, text]) => word.test(text)).map(([path]) => path)).toEqual([]);
});

it.each(Object.entries(words))('functions/data and functions/platform do know %s', (_what, word) => {
  const own = globSync('functions/{data,platform}/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  expect(own.filter((text) => word.test(text)).length).toBeGreaterThan(0);
});

it('of functions, only entry reads the stream of the table', () => {
  const readers = sources.filter(
    ([path, text]) => !path.startsWith('functions/entry/') && readersOfTheStream.test(text),
  );
  expect(readers.map(([path]) => path)).toEqual([]);
});
