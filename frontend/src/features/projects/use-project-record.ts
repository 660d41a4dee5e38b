import * as z from 'zod/mini';
import { createProject, getProject, updateProject } from '../../../../shared/contract/projects.ts';
import { setProjectTags } from '../../../../shared/contract/tags.ts';
import { id } from '../../../../shared/fields/fields.ts';
import { projectEditSchema, projectFieldsSchema, type Project } from '../../../../shared/schemas/project.ts';
import { call } from '../../api/call.ts';
import { currentSession } from '../../api/session.ts';
import { extendUndo } from '../../api/undo.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import type { RecordForm } from '../../components/form/record-form.ts';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { made } from '../../components/panel/made.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { projectsText as text } from '../../text/projects.ts';
import { areSameTags, projectValues, tagIdsOf, type ProjectValues } from './project-values.ts';

export type ProjectRecord = RecordForm<ProjectValues, Project> & { draft: string; saving: boolean };

/** Tags are saved by their own call, but validated with the rest. */
const withTags = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.intersection(schema, z.object({ tagIds: z.array(id) }));
const editSchema = withTags(projectEditSchema);
const fieldsSchema = withTags(projectFieldsSchema);

const draftOf = (projectId: number) => `project:${projectId}`;
const read = (projectId: number) => call(getProject, { params: { projectId } });

export function useProjectRecord(project: Project | undefined, as: 'owner' | 'reviewer'): ProjectRecord {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createProject, {
    success: ({ projectId, projectCode }) => made(text.created(projectCode), panels.project(projectId)),
    silent: true,
  });
  const update = useSave(updateProject, { success: text.updated, silent: true });
  const tags = useSave(setProjectTags, { failure: text.tagsNotUpdated });
  const projectId = project?.projectId;
  const draft = projectId === undefined ? place.key : draftOf(projectId);

  const record = useRecordForm<typeof editSchema | typeof fieldsSchema, ProjectValues, Project>({
    draft,
    schema: project ? editSchema : fieldsSchema,
    values: project ? projectValues.fromView(project) : projectValues.empty(currentSession()?.userId ?? 0, as),
    save: ({ tagIds: _tagIds, ...body }, { version }) =>
      projectId === undefined
        ? create.save({ body })
        : update.save({ params: { projectId }, body: { ...body, version } }),
    waitsAs: ({ tagIds }) =>
      areSameTags(tagIds, project ? tagIdsOf(project) : []) ? (project?.projectCode ?? '') : undefined,
    failure: project ? text.notUpdated : text.notCreated,
    ...(projectId !== undefined && { latest: async () => projectValues.fromView(await read(projectId)) }),
  });
  const { form } = record;

  async function submit(): Promise<Project | undefined> {
    const sent = record.unanswered() ?? form.getValues();
    const saved = await record.submit();
    if (!saved || areSameTags(sent.tagIds, tagIdsOf(saved))) return saved;
    try {
      await tags.save(tagsInput(saved.projectId, sent.tagIds));
    } catch {
      keepUnsavedTags(saved, sent);
      return undefined;
    }
    extendUndo('project', saved.projectId, saved.version);
    return readWithTags(saved, sent);
  }

  /** The project is saved, the tags are not: the panel stays open. */
  function keepUnsavedTags(saved: Project, sent: ProjectValues) {
    form.resetDirty({ ...sent, tagIds: tagIdsOf(saved), version: saved.version });
    if (projectId === undefined) panelStack.replace(place.key, panels.project(saved.projectId), saved);
  }

  /** Saving the tags increments the project's version. */
  async function readWithTags(saved: Project, sent: ProjectValues): Promise<Project> {
    const latest = await read(saved.projectId);
    form.setFieldValue('version', latest.version, { forceUpdate: false });
    form.resetDirty({ ...sent, version: latest.version });
    return latest;
  }

  return { ...record, submit, draft, saving: create.saving || update.saving || tags.saving };
}

function tagsInput(projectId: number, tagIds: readonly number[]) {
  return { params: { projectId }, body: { projectId, tags: tagIds.map((tagId) => ({ projectId, tagId })) } };
}
