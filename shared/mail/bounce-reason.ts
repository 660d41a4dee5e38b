type Bounce = { bounceType: string; bounceSubType: string; diagnosticCode?: string };

const bySubType: Record<string, string> = {
  NoEmail: 'Adressen finns inte.',
  Suppressed: 'Adressen är spärrad i mejltjänsten, eftersom mejl till den har studsat förut.',
  OnAccountSuppressionList: 'Adressen är spärrad i mejltjänsten, eftersom mejl till den har studsat förut.',
  MailboxFull: 'Mottagarens brevlåda är full.',
  MessageTooLarge: 'Mejlet var för stort för mottagaren.',
  ContentRejected: 'Mottagarens server godtog inte innehållet.',
  AttachmentRejected: 'Mottagarens server godtog inte bilagan.',
};

/** SES's bounce types in Swedish, then the receiving server's own words. */
export function bounceReason({ bounceType, bounceSubType, diagnosticCode = '' }: Bounce): string {
  const reason =
    bySubType[bounceSubType] ??
    (bounceType === 'Permanent'
      ? 'Mottagarens server tog inte emot mejlet. Kontrollera adressen.'
      : 'Mottagarens server tog inte emot mejlet just då. Skicka det igen senare.');
  const words = diagnosticCode.replace(/^smtp;\s*/i, '').slice(0, 200);
  return words ? `${reason} Servern svarade: ${words}` : reason;
}

export const complaintReason = 'Mottagaren har anmält mejlet som skräppost. Hör av dig på annat sätt.';
export const rejectReason = 'Mejltjänsten stoppade mejlet och skickade det inte.';
