import { defineEntity } from './entity.ts';
import { references, text } from './field.ts';
import { erasedAt } from './system-field.ts';

export const contact = defineEntity({
  firstName: text({ label: 'Förnamn', input: (f) => f.requiredText(60), in: 'column', search: true, personal: true }),
  lastName: text({ label: 'Efternamn', input: (f) => f.requiredText(60), in: 'column', search: true, personal: true }),
  freeText: text({ label: 'Företag', input: (f) => f.optionalText(100), in: 'column', search: true, personal: true }),
  role: text({ label: 'Roll', input: (f) => f.optionalText(100), in: 'column', search: true, personal: true }),
  email: text({ label: 'E-post', input: (f) => f.optionalEmail, in: 'column', search: true, personal: true }),
  mobilePhone: text({ label: 'Mobil', input: (f) => f.optionalText(40), in: 'column', personal: true }),
  phone: text({ label: 'Direkt', input: (f) => f.optionalText(40), in: 'column', personal: true }),
  customerIds: references('customer', { label: 'Kunder', max: 1000, in: 'feed', personal: true }),
  erasedAt,
});
