import { formatPostalCode } from '../lib/postal-code.ts';
import type { Company } from '../schemas/settings.ts';

export function companyFoot(company: Company): string[][] {
  const place = `${formatPostalCode(company.companyPostalCode)} ${company.companyCity}`.trim();
  return [
    [company.companyName, company.companyAddress1, company.companyAddress2, place],
    [
      labelled('Telefon', company.companyPhone),
      labelled('E-post', company.companyEmail),
      labelled('Webb', company.companyWeb),
      labelled('Bankgiro', company.bankGiro),
      labelled('Plusgiro', company.plusGiro),
      labelled('IBAN', company.iban),
    ],
    [
      labelled('Org.nr', company.organisationNumber),
      labelled('Momsreg.nr', company.vatNumber),
      labelled('Säte', company.companySeat),
      company.taxStatusText,
    ],
  ].map((column) => column.filter(Boolean));
}

function labelled(label: string, value: string): string {
  return value && `${label} ${value}`;
}
