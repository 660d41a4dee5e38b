import { optionalEmail, optionalText, requiredText } from '../fields/fields.ts';
import { defineEntity } from './entity.ts';
import { erasedAt, references, text } from './field.ts';

export const contact = defineEntity({
  firstName: text({ label: 'Förnamn', input: requiredText(60), in: 'column', search: true, personal: true }),
  lastName: text({ label: 'Efternamn', input: requiredText(60), in: 'column', search: true, personal: true }),
  freeText: text({ label: 'Företag', input: optionalText(100), in: 'column', search: true, personal: true }),
  role: text({ label: 'Roll', input: optionalText(100), in: 'column', search: true, personal: true }),
  email: text({ label: 'E-post', input: optionalEmail, in: 'column', search: true, personal: true }),
  mobilePhone: text({ label: 'Mobil', input: optionalText(40), in: 'column', personal: true }),
  phone: text({ label: 'Direkt', input: optionalText(40), in: 'column', personal: true }),
  customerIds: references('customer', { label: 'Kunder', max: 1000, in: 'feed', personal: true }),
  erasedAt,
});
