import { deleteProject } from '../../../shared/contract/projects.ts';
import { removeProject } from '../../records/batches/remove-records.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteProject, 'project', removeProject);
