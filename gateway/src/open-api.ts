import {
  type Access,
  confirmationMinutes,
  type Endpoint,
  ErrorReply,
  errorStatus,
  type FileKind,
  roles,
} from '@overland/contracts';
import { runningVersion } from '@overland/service-kit';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'Anyone, without signing in.';
  if (access === 'signedIn') return `Any signed-in user (${roles.join(', ')}).`;
  if (access === 'superAdmin') return 'An MCAdmin who is super admin.';
  if (access === 'service') return 'Services only.';
  return `${access.join(', ')}.`;
}

function describe({ access, rate, confirmed, withoutSecondStep }: Endpoint): string {
  const asksAgain = confirmed
    ? ` Asks for the password again when it was given more than ${confirmationMinutes} minutes ago.`
    : '';
  const without = withoutSecondStep ? ' Also without the second step that a company requires.' : '';
  return `Access: ${describeAccess(access)} Rate class: ${rate}.${asksAgain}${without}`;
}

function parametersOf(endpoint: Endpoint) {
  return (['path', 'query'] as const).flatMap((place) => {
    const schema = place === 'path' ? endpoint.params : endpoint.query;
    if (!schema) return [];
    const { properties = {}, required = [] } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    });
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  });
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body have one effect and one answer.',
  schema: { type: 'string', maxLength: 200 },
};

const binary = { type: 'string', format: 'binary' };

function operationOf(endpoint: Endpoint) {
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_all, next: string) => next.toUpperCase())}`,
    tags: [endpoint.service],
    summary: endpoint.summary,
    description: describe(endpoint),
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    parameters: [...parametersOf(endpoint), ...(endpoint.idempotent ? [idempotencyKey] : [])],
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }
      : {}),
    ...(endpoint.takesBytes
      ? { requestBody: { required: true, content: { 'application/octet-stream': { schema: binary } } } }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: endpoint.file ? contentOf(endpoint.file) : json(schemaOf(endpoint.reply, 'output')),
      },
      default: {
        description: `An error: ${Object.entries(errorStatus)
          .map(([code, status]) => `${code} (${status})`)
          .join(', ')}`,
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

const contentOf = (files: FileKind | readonly FileKind[]) =>
  Object.fromEntries([files].flat().map((kind) => [kind, { schema: binary }]));

/** OpenAPI 3.1 of every endpoint that can be called from outside. */
export function openApiDocument(endpoints: readonly Endpoint[], title: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    if (endpoint.access === 'service') continue;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: runningVersion },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorReply, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Write `JWT ` and the token that POST /login-email-2fa answered.',
        },
      },
    },
  };
}
