export const formsText = {
  changedSince: 'Uppgifterna har ändrats sedan du skrev det här.',
  chooseFirst: 'Välj vad som ska gälla där ni har skrivit olika.',
  mendAndSave: 'Rätta de markerade fälten och spara igen.',
} as const;
