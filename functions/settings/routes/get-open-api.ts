import { allRoutes } from '../../../shared/contract/all-routes.ts';
import { getOpenApi } from '../../../shared/contract/settings.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { environment } from '../../platform/environment.ts';
import { route } from '../../request/route.ts';

export const handler = route(getOpenApi, () => ({
  fileName: 'openapi.json',
  bytes: Buffer.from(JSON.stringify(openApiDocument(allRoutes, environment.version()))),
}));
