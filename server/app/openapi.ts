import type { TObject, TSchema } from 'typebox'
import { calls } from '../../contract/calls.ts'
import type { Access, Endpoint } from '../../contract/endpoint.ts'
import { Detail } from '../../contract/fields.ts'

/** The contract as an OpenAPI 3.1 document: its schemas are JSON Schema already. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {}
  for (const [feature, endpoints] of Object.entries(calls)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operations = paths[endpoint.path] ?? {}
      paths[endpoint.path] = operations
      operations[endpoint.method.toLowerCase()] = operation(feature, name, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haberdash',
      version: '1',
      description:
        'The calls of the shop. Money is a decimal string, a time is ISO-8601 in UTC, ' +
        'and everything that goes wrong answers with a `detail` for the person who reads it.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  }
}

function operation(feature: string, name: string, endpoint: Endpoint) {
  const { access, summary, reply } = endpoint
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary,
    description: `For ${ACCESS[access]}.`,
    ...(isForPeople(access) && { security: [{ token: [] }] }),
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: {
      [reply.status]: { description: 'Done.', content: replyOf(endpoint) },
      ...Object.fromEntries(
        refusalsOf(endpoint).map(([status, description]) => [
          status,
          { description, content: json(Detail) },
        ]),
      ),
    },
  }
}

const ACCESS = {
  anyone: 'anyone',
  user: 'signed-in people',
  admin: 'admins',
  superuser: 'the superuser',
  provider: 'the provider of payments, by its signature',
}

function isForPeople(access: Access): boolean {
  return access !== 'anyone' && access !== 'provider'
}

/** Every answer of the endpoint that says no. */
function refusalsOf({ access, body, refusals = {} }: Endpoint): [string, string][] {
  return Object.entries({
    ...(body && { 400: 'Something in the request is not as it should be.' }),
    ...(isForPeople(access) && { 401: 'The token is missing, wrong or at its end.' }),
    ...((access === 'admin' || access === 'superuser') && { 403: 'Not for this person.' }),
    ...refusals,
  })
}

function parametersOf({ path, query, headers }: Endpoint) {
  return [
    ...(path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }]
      : []),
    ...parametersIn('query', query),
    ...parametersIn('header', headers),
  ]
}

function parametersIn(place: string, object: TObject | undefined) {
  return Object.entries(object?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: object?.required?.includes(name) ?? false,
    schema,
  }))
}

function requestBodyOf({ body, multipart, raw }: Endpoint) {
  if (typeof raw === 'string') {
    return { requestBody: { required: true, content: { [raw]: { schema: { type: 'string' } } } } }
  }
  return body && { requestBody: { required: true, content: contentOf(multipart, body) } }
}

function contentOf(multipart: true | undefined, body: TObject) {
  if (!multipart) return json(body)
  const image = { type: 'string', format: 'binary', description: 'JPEG, PNG or WebP' }
  return {
    'multipart/form-data': { schema: { ...body, properties: { ...body.properties, image } } },
  }
}

function replyOf({ csv, reply }: Endpoint) {
  return csv ? { 'text/csv': { schema: reply.schema } } : json(reply.schema)
}

function json(schema: TSchema) {
  return { 'application/json': { schema } }
}
