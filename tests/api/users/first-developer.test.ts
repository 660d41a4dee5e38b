import { expect, it } from 'vitest';
import { deleteUser, listUsers } from '../../../shared/contract/users.ts';
import { freeInitials } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { runNode } from '../../support/run-node.ts';
import { testStack } from '../../support/test-stack.ts';

const run = (initials: string, email: string, firstName = 'Anna') =>
  runNode(
    ['infra/bin/create-first-developer.ts', '--initials', initials, '--email', email].concat([
      '--first-name',
      firstName,
      '--last-name',
      'Berg',
    ]),
    testStack().environment,
  );

it('the first Developer is checked as any user, and told once of each fault', async () => {
  const wrong = await run('A-B', 'ingen', '\u200b');
  expect(wrong).toEqual({
    code: 1,
    output: [
      '--initials: Initialer är 1–6 bokstäver eller siffror.',
      '--first-name: Fältet kan inte lämnas tomt.',
      '--email: Ange en giltig e-postadress.\n',
    ].join('\n'),
  });
  const initials = freeInitials();
  const email = `${initials.toLowerCase()}@prov.example`;
  const made = await run(initials.toLowerCase(), email);
  expect(made.output).toMatch(/^Användaren är skapad\. Välj PIN inom 60 minuter: http/);
  const again = await run(initials, email);
  expect(again).toEqual({
    code: 1,
    output: `--initials: Initialerna ${initials} används redan av Anna Berg.\n--email: E-postadressen ${email} används redan av Anna Berg.\n`,
  });
  const developer = await logInAs('Developer');
  const { items } = await developer.result(listUsers, { query: { initials } });
  expect(items).toMatchObject([{ initials, role: 'Developer' }]);
  const [{ userId, version }] = items;
  await developer.result(deleteUser, { params: { userId }, query: { version } });
});
