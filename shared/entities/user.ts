import { grantChoices } from '../codes/grants.ts';
import { roles } from '../codes/roles.ts';
import { isWholeOre } from '../lib/money.ts';
import { defineEntity } from './entity.ts';
import { storedPasskey } from './passkey.ts';
import { code } from './code-field.ts';
import { decimal } from './number-field.ts';
import { text } from './field.ts';
import { erasedAt, internal, secret } from './system-field.ts';
import { dayOrNone } from './time-field.ts';
import type { Library } from './schemas-of.ts';

export const initialsShape = /^[\p{L}\d]{1,6}$/u;

const initials = ({ z, text }: Library) =>
  text(6).check(z.regex(initialsShape, 'Initialer är 1–6 bokstäver eller siffror.'), z.toUpperCase());

const openingHours = ({ z }: Library) =>
  z
    .number('Ange ett antal timmar.')
    .check(
      z.minimum(-5_000, 'Minst −5 000.'),
      z.maximum(5_000, 'Högst 5 000.'),
      z.refine(isWholeOre, 'Högst två decimaler.'),
    );

const openingDays = ({ z }: Library) =>
  z
    .number('Ange ett antal dagar.')
    .check(z.minimum(-400, 'Minst −400.'), z.maximum(400, 'Högst 400.'), z.refine(isWholeOre, 'Högst två decimaler.'));

const name = (f: Library) => f.requiredText(60);
const phone = (f: Library) => f.text(40);

export const user = defineEntity({
  initials: text({
    label: 'Initialer',
    input: initials,
    value: initials,
    in: 'column',
    search: true,
    personal: true,
  }),
  role: code(roles, {
    label: 'Roll',
    words: 'role',
    empty: 'Staff',
    refusal: 'Välj en roll.',
    in: 'column',
    personal: true,
  }),
  firstName: text({ label: 'Förnamn', input: name, value: name, in: 'column', personal: true }),
  lastName: text({ label: 'Efternamn', input: name, value: name, in: 'column', personal: true }),
  phone: text({
    label: 'Telefon',
    input: (f) => f.z._default(phone(f), ''),
    value: phone,
    in: 'column',
    personal: true,
  }),
  email: text({
    label: 'E-post',
    input: (f) => f.email,
    value: (f) => f.optionalEmail,
    in: 'column',
    personal: true,
  }),
  overviewAccess: code(grantChoices, {
    label: 'Får se översikten',
    words: 'grantChoice',
    empty: 'ByRole',
    refusal: 'Välj ByRole, Given eller Denied.',
    personal: true,
  }),
  absenceAccess: code(grantChoices, {
    label: 'Får läsa andras tidloggar',
    words: 'grantChoice',
    empty: 'ByRole',
    refusal: 'Välj ByRole, Given eller Denied.',
    personal: true,
  }),
  employedUntil: dayOrNone({ label: 'Slutdatum', help: 'Anställningens sista dag.', in: 'feed', personal: true }),
  /** Balances at the end of this day; without it, they are counted from zero and from the first time log. */
  balanceDate: dayOrNone({ label: 'Saldo den', help: 'Dagen då saldona gällde.', personal: true }),
  balanceFlexHours: decimal({ label: 'Flexsaldo', input: openingHours, empty: 0, personal: true }),
  balanceVacationDays: decimal({ label: 'Semestersaldo', input: openingDays, empty: 0, personal: true }),
  pinHash: secret((f) => f.z.string(), { label: 'PIN', empty: '' }),
  passkeys: secret((f) => f.z.array(storedPasskey(f)), { label: 'Nycklar', empty: [] }),
  /** Hashes of those that are left, as `functions/users/passkeys/recovery-codes.ts` writes them; '' for none. */
  recoveryCodes: secret((f) => f.z.string(), { label: 'Återställningskoder', empty: '' }),
  /** Incremented when the PIN, the role or a right changes; earlier sessions are then invalid. */
  sessionGeneration: internal((f) => f.z.int(), 1),
  erasedAt,
});
