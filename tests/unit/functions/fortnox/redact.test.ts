import { expect, it } from 'vitest';
import { redact } from '../../../../functions/fortnox/redact.ts';

it.each([
  ['"OrganisationNumber":"850312-1234"', '"OrganisationNumber":"***"'],
  ['"VATNumber":"SE850312123401"', '"VATNumber":"SE***01"'],
  ['SE 850312-1234 01', 'SE ***01'],
  ['"VATNumber":"SE850372123402"', '"VATNumber":"SE***02"'],
  ['"VATNumber":"SE556016068001"', '"VATNumber":"SE556016068001"'],
  ['"VATNumber":"DE136695976"', '"VATNumber":"DE136695976"'],
])('the connection log has no personal number, also where it is a VAT number: %s', (text, logged) => {
  expect(redact(text)).toBe(logged);
});
