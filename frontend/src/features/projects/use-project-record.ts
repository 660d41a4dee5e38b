import { createProject, getProject, updateProject } from '../../../../shared/contract/calls/projects.ts';
import { amountDoubts } from '../../../../shared/domain/amount-doubts.ts';
import type { Project, projectEditSchema, projectFieldsSchema } from '../../../../shared/schemas/project.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { currentSession } from '../../api/session.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import { asYesOrNo } from '../../components/form/field-words.ts';
import { laterSchemas } from '../../components/form/later-schema.ts';
import type { RecordForm } from '../../components/form/record-form.ts';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { projectFormText as text } from '../../text/project-form.ts';
import { type CustomerDefaults, projectValues, type ProjectValues } from './project-values.ts';

export type ProjectRecord = RecordForm<ProjectValues, Project> & { draft: string; saving: boolean };

const schemas = laterSchemas(async () => {
  const { projectEditSchema, projectFieldsSchema } = await import('../../../../shared/schemas/project.ts');
  return { projectEditSchema, projectFieldsSchema };
});

/** Only projects of customers abroad have the field. */
const unshownWords = { isSwedishProperty: { label: text.isSwedishProperty, show: asYesOrNo } };

const draftOf = (projectId: number) => `project:${projectId}`;
const read = (projectId: number) => call(getProject, { params: { projectId } });

const isAboutTags = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ field }) => field?.startsWith('tagIds'));

export function useProjectRecord(
  project: Project | undefined,
  as: 'owner' | 'reviewer',
  ofCustomer: CustomerDefaults | undefined,
): ProjectRecord {
  const place = usePanelPlace();
  const create = useSave(createProject, {
    success: ({ projectId, projectCode }) => made(text.created(projectCode), panels.project(projectId)),
    silent: true,
  });
  const update = useSave(updateProject, { success: text.updated, silent: true });
  const projectId = project?.projectId;
  const draft = projectId === undefined ? place.key : draftOf(projectId);
  const failure = project ? text.notUpdated : text.notCreated;

  const record = useRecordForm<typeof projectEditSchema | typeof projectFieldsSchema, ProjectValues, Project>({
    draft,
    schema: schemas((all) => (project ? all.projectEditSchema : all.projectFieldsSchema)),
    values: project
      ? projectValues.fromView(project)
      : projectValues.empty(currentSession()?.userId ?? 0, as, ofCustomer),
    save: (body, { version }) =>
      projectId === undefined
        ? create.saveOrWait({ body })
        : update.saveOrWait({ params: { projectId }, body: { ...body, version } }),
    isMeant: ({ budget }, saved) =>
      areMeant(amountDoubts([{ name: text.budget, amount: budget, before: saved.budget }])),
    waitsAs: () => project?.projectCode ?? '',
    words: unshownWords,
    failure: (error) => (isAboutTags(error) ? text.tagsNotUpdated : failure),
    ...(projectId !== undefined && { latest: async () => projectValues.fromView(await read(projectId)) }),
  });

  return { ...record, draft, saving: create.saving || update.saving };
}
