const pauseMs = 900;

/** Has the browser fetch a file from S3, which answers it as an attachment: the page stays. @param isOneOfMany waits, since browsers drop a second one at once */
export async function openDownload(url: string, fileName: string, isOneOfMany: boolean): Promise<void> {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  link.click();
  if (isOneOfMany) await new Promise((done) => setTimeout(done, pauseMs));
}
