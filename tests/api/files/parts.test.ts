import { describe, expect, it } from 'vitest';
import { abortUpload, completeUpload, getUploadParts } from '../../../shared/contract/files.ts';
import { makeProject } from '../../support/builders.ts';
import { beginLargeFile, complete, contentOf, entriesOf, largeSize, sendParts } from '../../support/files.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const staff = await logInAs('Staff');

async function begin() {
  const { projectCode } = await makeProject(staff);
  return { params: { projectCode }, body: await beginLargeFile(staff, projectCode) };
}

describe('a multipart upload', () => {
  it.runIf(inAll)('resumes with the missing parts, and is then complete', async () => {
    const call = await begin();
    await sendParts(staff, call, 2);
    const halfway = await staff.result(getUploadParts, call);
    expect(halfway).toMatchObject({ partCount: 5, done: [1, 2] });
    expect(halfway.parts.map((part: any) => part.partNumber)).toEqual([3, 4, 5]);
    expect(await staff.call(completeUpload, call)).toMatchObject({
      status: 409,
      json: { message: 'Alla delar av filen har inte kommit. Försök igen.' },
    });
    expect(await entriesOf(staff, call.params.projectCode)).toEqual([]);
    await sendParts(staff, call);
    await complete(staff, call);
    expect(await entriesOf(staff, call.params.projectCode)).toMatchObject([{ size: largeSize }]);
    const bytes = new Uint8Array(await (await contentOf(staff, call.params.projectCode, 'Film.mp4')).arrayBuffer());
    expect(bytes.length).toBe(largeSize);
    expect([bytes[0], bytes[16 * 1024 ** 2], bytes.at(-1)]).toEqual([1, 2, 5]);
  });

  it.runIf(inAll)('is complete although the response was lost', async () => {
    const call = await begin();
    await sendParts(staff, call);
    await complete(staff, call);
    expect(await complete(staff, call)).toEqual({ done: true });
  });

  it('accepts parts of the exact size only', async () => {
    const call = await begin();
    const { parts } = await staff.result(getUploadParts, call);
    const response = await fetch(parts[0].url, { method: 'PUT', body: new Uint8Array(17 * 1024 ** 2) });
    expect(response.status).toBe(403);
    expect((await staff.result(getUploadParts, call)).done).toEqual([]);
  });

  it('belongs to one file: its id is invalid for another path', async () => {
    const call = await begin();
    const other = { ...call, body: { ...call.body, path: 'Annan.mp4' } };
    expect((await staff.call(getUploadParts, other)).status).toBe(404);
    expect((await staff.call(completeUpload, other)).status).toBe(404);
  });

  it('is removed when it is aborted', async () => {
    const call = await begin();
    await sendParts(staff, call, 1);
    await staff.result(abortUpload, call);
    expect(await staff.call(getUploadParts, call)).toMatchObject({
      status: 404,
      json: { message: 'Uppladdningen finns inte längre. Ladda upp filen igen.' },
    });
  });
});
