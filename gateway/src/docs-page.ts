import { createRequire } from 'node:module';
import path from 'node:path';
import type { Endpoint } from '@overland/contracts';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.js';
import { escapeHtml } from './page.js';
import { docsPolicy } from './security-headers.js';

const swagger = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const start = `window.ui = SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;

function docsPage(brandName: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brandName)} API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
}

/** `/api/docs`: Swagger UI for the contract, served from our own origin. */
export function registerDocs(site: FastifyInstance, endpoints: readonly Endpoint[], brandName: string): void {
  // Made when it is first asked for: the schemas of all calls take half a second.
  let document: string | undefined;
  site.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', docsPolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(brandName)),
  );
  site.get('/api/docs/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints, brandName));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });
  site.get('/api/docs/start.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(start),
  );
  for (const file of files) {
    site.get(`/api/docs/${file}`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(file, swagger),
    );
  }
}
