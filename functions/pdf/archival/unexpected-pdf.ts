/** Chromium has written its PDF otherwise than expected. */
export class UnexpectedPdf extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`Chromium's PDF is not written as expected: ${reason}`, options);
    this.name = 'UnexpectedPdf';
  }
}
