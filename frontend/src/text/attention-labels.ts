import type { AttentionKind } from '../../../shared/schemas/attention.ts';

export const attentionLabels: Record<AttentionKind, { label: string; advice: string }> = {
  'not-registered': {
    label: 'Inte registrerad i Fortnox',
    advice: 'Fakturan är skickad till kunden men finns inte i bokföringen. Åtgärda orsaken och försök igen.',
  },
  'not-bookkept': {
    label: 'Inte bokförd',
    advice: 'Fakturan finns i Fortnox men är inte bokförd där.',
  },
  'not-delivered': {
    label: 'Mejlet har inte kommit fram',
    advice:
      'Skicka till en annan adress från fakturan, eller markera som åtgärdat när kunden har fått den på annat sätt.',
  },
  'e-invoice-not-delivered': {
    label: 'E-fakturan har inte levererats',
    advice: 'Åtgärda orsaken och försök igen, eller hämta filen på fakturan och markera den som levererad.',
  },
  'pdf-missing': {
    label: 'PDF saknas',
    advice: 'Utan PDF kan fakturan inte mejlas.',
  },
  'unsettled-credit': {
    label: 'Kredit som inte är kvittad',
    advice: 'Så länge krediten är öppen i Fortnox står den krediterade fakturan som obetald.',
  },
  difference: {
    label: 'Skillnad mot Fortnox',
    advice: 'Avstämningen görs varje natt. En skillnad försvinner när den är rättad, eller bockas av med en anledning.',
  },
};
