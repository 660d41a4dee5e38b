import { describe, expect, it } from 'vitest';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { tagNames } from '../../../functions/projects/tag-store.ts';
import { getProject, listProjects } from '../../../shared/contract/projects.ts';
import { createTag, deleteTag, getAllTags, getTag, setProjectTags, updateTag } from '../../../shared/contract/tags.ts';
import { makeProject, makeTag, unique } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { fold, identityOf } from '../../../shared/lib/text.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const rename = (tag: any, name: string) => superAdmin.call(updateTag, { params: tag, body: { ...tag, name } });
const remove = (tag: any) => superAdmin.call(deleteTag, { params: tag, query: { version: tag.version } });
const option = async (tagId: number) =>
  (await staff.result(getAllTags)).find((one: { tagId: number }) => one.tagId === tagId);

async function tagged(tagId: number): Promise<any> {
  const project = await makeProject(staff);
  const { projectId } = project;
  await staff.result(setProjectTags, { params: project, body: { projectId, tags: [{ projectId, tagId }] } });
  return project;
}

describe('a tag', () => {
  it('has a name, and is read, renamed and listed with how many projects have it', async () => {
    const tag = await makeTag(superAdmin);
    expect(await staff.result(getTag, { params: tag })).toEqual(tag);
    expect(await option(tag.tagId)).toEqual({ ...tag, numberOfProjects: 0 });
    const project = await tagged(tag.tagId);
    const name = unique('Omdöpt');
    const renamed = (await rename(tag, name)).json.result;
    expect(renamed).toEqual({ ...tag, name, version: 2 });
    expect(await option(tag.tagId)).toEqual({ ...renamed, numberOfProjects: 1 });
    expect((await staff.result(getProject, { params: project })).tags).toEqual([{ tagId: tag.tagId, name }]);
  });

  it.each(['', '   ', '\u0301'])('cannot be called %j', async (name) => {
    const reply = await superAdmin.call(createTag, { body: { name } });
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'name', message: 'Fältet kan inte lämnas tomt.' }] },
    });
  });

  it('has a name of its own, without regard to case and spaces', async () => {
    const word = unique('Vård');
    const tag = await makeTag(superAdmin, word);
    const name = word.replace(' ', '  ').toUpperCase();
    const reply = await superAdmin.call(createTag, { body: { name: name.normalize('NFD') } });
    expect(reply).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'name', message: `Taggen ${name} finns redan.` }] },
    });
    expect((await rename(await makeTag(superAdmin), name)).status).toBe(409);
    expect((await rename(tag, name)).json.result.name).toBe(name);
  });

  it('is another than one whose name only accents tell from its', async () => {
    const word = unique('Häst');
    const tags = [await makeTag(superAdmin, word), await makeTag(superAdmin, word.replace('ä', 'a'))];
    expect(new Set(tags.map(({ tagId }) => tagId)).size).toBe(2);
  });

  it('keeps a name that an earlier version reserved without accents, and no other', async () => {
    useStack();
    const word = unique('Sjö');
    const tag = await makeTag(superAdmin, word);
    const unit = new UnitOfWork(0);
    unit.releaseUnique(tagNames, identityOf(word));
    unit.reserveUnique('tag-name', fold(word), tag.tagId);
    await unit.commit(null);
    expect((await superAdmin.call(createTag, { body: { name: word } })).status).toBe(409);
    await makeTag(superAdmin, word.replace('ö', 'o'));
    await rename(tag, unique('Hav'));
    await makeTag(superAdmin, word);
  });

  it('is created once by two concurrent callers', async () => {
    const body = { name: unique('Samtidig') };
    const replies = await Promise.all([1, 2, 3].map(() => superAdmin.call(createTag, { body })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('releases its old name when renamed, and its name when deleted', async () => {
    const tag = await makeTag(superAdmin);
    const moved = (await rename(tag, unique('Flyttad'))).json.result;
    await makeTag(superAdmin, tag.name);
    expect((await remove(moved)).status).toBe(200);
    await makeTag(superAdmin, moved.name);
  });

  it('is neither overwritten nor deleted by a stale version', async () => {
    const tag = await makeTag(superAdmin);
    await rename(tag, unique('Först'));
    expect((await rename(tag, unique('Sedan'))).status).toBe(409);
    expect((await remove(tag)).status).toBe(409);
  });

  it('disappears from projects, lists and filters once deleted', async () => {
    const [kept, tag] = [await makeTag(superAdmin), await makeTag(superAdmin)];
    const project = await tagged(tag.tagId);
    const { projectId, projectCode } = project;
    const tags = [kept, tag].map(({ tagId }) => ({ projectId, tagId }));
    await staff.result(setProjectTags, { params: project, body: { projectId, tags } });
    expect((await remove(tag)).status).toBe(200);
    expect(await option(tag.tagId)).toBeUndefined();
    expect((await superAdmin.call(getTag, { params: tag })).status).toBe(404);
    const shown = [{ tagId: kept.tagId, name: kept.name }];
    expect((await staff.result(getProject, { params: project })).tags).toEqual(shown);
    const { items } = await staff.result(listProjects, { body: { filter: { projectCode }, tagIds: [] } });
    expect(items[0].tags).toEqual(shown);
    const refused = await staff.call(setProjectTags, { params: project, body: { projectId, tags } });
    expect(refused.json.errors).toEqual([{ field: 'tags', message: 'Taggen finns inte längre. Läs in sidan igen.' }]);
  });
});
