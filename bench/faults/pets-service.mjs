const pet = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const ok = (schema) => ({
  200: { description: 'Success', content: { 'application/json': { schema } } },
});

const SPEC = {
  openapi: '3.0.3',
  info: { title: 'Pet service', version: '1.0.0', description: 'A small service that keeps pets.' },
  servers: [{ url: '/service' }],
  tags: [{ name: 'pets', description: 'Everything about pets' }],
  paths: {
    '/pets': {
      get: {
        tags: ['pets'],
        summary: 'List pets',
        operationId: 'listPets',
        parameters: [
          { name: 'limit', in: 'query', description: 'How many at most', schema: { type: 'integer' } },
        ],
        responses: ok({ type: 'array', items: pet }),
      },
    },
    '/pets/{id}': {
      get: {
        tags: ['pets'],
        summary: 'Find a pet by its number',
        operationId: 'findPet',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: ok(pet),
      },
    },
  },
};

const INITIALIZER = `window.onload = () => {
  window.ui = SwaggerUIBundle({
    url: '/pets.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    plugins: [SwaggerUIBundle.plugins.DownloadUrl], layout: 'StandaloneLayout',
  });
};`;

/** What Swagger UI is pointed to: it asks a server of its makers otherwise. */
export const PETS_SPEC = { '/pets.json': JSON.stringify(SPEC), '/swagger-initializer.js': INITIALIZER };

/** The service behind it; `null` for what is no call of it. */
export function answerPets(_, { pathname }) {
  if (!pathname.startsWith('/service/')) return null;
  const id = /^\/service\/pets\/(\d+)$/.exec(pathname)?.[1];
  const found = id === undefined ? [{ id: 1, name: 'Rex' }] : { id: Number(id), name: 'Rex' };
  return { body: JSON.stringify(found), type: 'application/json' };
}
