import type { LegalField } from '../codes/legal-gaps.ts';
import { formatNames } from '../lib/format.ts';

export const legalFieldNames: Record<LegalField, string> = {
  companyName: 'firmans namn',
  organisationNumber: 'firmans organisationsnummer',
  vatNumber: 'firmans momsregistreringsnummer',
  companyAddress1: 'firmans adress',
  companyPostalCode: 'firmans postnummer',
  companyCity: 'firmans ort',
  buyerName: 'kundens namn',
  buyerAddress: 'kundens fullständiga adress',
};

export function legalGapsSentence(gaps: readonly LegalField[]): string {
  const names = formatNames(gaps.map((gap) => legalFieldNames[gap]));
  return `Fakturan saknar ${names}, som den måste ha enligt mervärdesskattelagen (17 kap. 24 §).`;
}
