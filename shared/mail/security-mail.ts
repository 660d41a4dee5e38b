import { escapeHtml } from '../lib/html.ts';

/** A change of how a user logs in. `what` is the name of the key, or who has reset the second factor. */
export type SecurityEvent = { change: 'Added' | 'Removed' | 'NewCodes' | 'Reset'; what: string };

const sentences: Record<SecurityEvent['change'], { subject: string; text: (what: string) => string }> = {
  Added: {
    subject: 'Ny nyckel till Klang',
    text: (what) => `nyckeln ”${what}” har lagts till. Med den går det att logga in i Klang som du.`,
  },
  Removed: {
    subject: 'En nyckel till Klang är borttagen',
    text: (what) => `nyckeln ”${what}” är borttagen. Det går inte längre att logga in i Klang med den.`,
  },
  NewCodes: {
    subject: 'Nya återställningskoder till Klang',
    text: () => 'du har fått nya återställningskoder till Klang. De gamla gäller inte längre.',
  },
  Reset: {
    subject: 'Din andra faktor i Klang är nollställd',
    text: (what) =>
      `${what} har tagit bort dina nycklar och återställningskoder i Klang, och du är utloggad överallt. Kräver din roll en andra faktor skapar du en ny nyckel nästa gång du loggar in.`,
  },
};

export function securityMail(
  firstName: string,
  { change, what, at, siteUrl }: SecurityEvent & { at: string; siteUrl: string },
): { subject: string; text: string; html: string } {
  const { subject, text } = sentences[change];
  const lines = [
    `Hej ${firstName},`,
    text(what),
    `Tid: ${at}`,
    'Känner du till det behöver du inte göra något.',
    `Annars: byt PIN i Klang, under ditt namn och Gränssnitt (${siteUrl}), och säg till den som sköter era användare.`,
  ];
  return { subject, text: lines.join('\n\n'), html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n') };
}
