/** Allowed imports between packages. Each message names the alternative. */
export const elements = [
  { type: 'contract', pattern: 'packages/contract' },
  { type: 'server', pattern: 'packages/server' },
  { type: 'core', pattern: 'packages/core' },
  { type: 'design-system', pattern: 'packages/design-system' },
  { type: 'blocks', pattern: 'packages/blocks' },
  { type: 'portal', pattern: 'packages/portal' },
  { type: 'site', pattern: 'packages/site' },
  { type: 'codegen', pattern: 'packages/codegen' },
  { type: 'toolkit', pattern: 'services/toolkit' },
  { type: 'search', pattern: 'services/search' },
  { type: 'service', pattern: 'services/!(toolkit|search)', capture: ['service'] },
  { type: 'demo', pattern: 'demo' },
];

/** Role of a file according to its name. */
export const files = [{ category: 'client', pattern: '**/*.client.{ts,tsx}' }];

const everyone = [
  'contract',
  'server',
  'core',
  'design-system',
  'blocks',
  'portal',
  'site',
  'codegen',
  'toolkit',
  'search',
  'service',
  'demo',
];
const except = (...allowed) => everyone.filter((type) => !allowed.includes(type));
const element = (types) => ({ element: { types: { anyOf: [types].flat() } } });
const dependency = (source) => ({ module: { origin: 'external', source } });

const denyElements = (from, allowed, message) => ({
  from: element(from),
  disallow: { to: element(except(...allowed)) },
  message,
});

const denyModule = (from, sources, message) => ({
  from: element(from),
  disallow: { to: sources.map(dependency) },
  message,
});

const between = [
  denyElements(
    'contract',
    ['contract'],
    'The contract contains the rules and lists that services share with the site, and imports no other workspace. Take the value as a parameter.',
  ),
  denyElements(
    'server',
    ['server'],
    'This package contains server code of the site and the services, and depends on none of them. Take the value as a parameter.',
  ),
  denyElements(
    'core',
    ['core', 'contract'],
    'core contains the pure rules and imports only the contract. Take the value as a parameter, or move the caller up.',
  ),
  denyElements(
    'design-system',
    ['design-system'],
    'The design system depends on neither content nor rules. Take the value as a prop and let the block or the site provide it.',
  ),
  denyElements(
    'blocks',
    ['blocks', 'core', 'design-system'],
    'Blocks may use core and the design system. Data of the page or the site are in BlockContext.',
  ),
  denyElements(
    'portal',
    ['portal', 'core', 'design-system'],
    'The portal may use core and the design system. Move code shared with blocks or the site down into one of these.',
  ),
  denyElements(
    'site',
    ['site', 'server', 'core', 'design-system', 'blocks', 'portal'],
    'The site depends on the URL and the schema of a service only. Query it with a typed document (npm run codegen).',
  ),
  denyElements(
    'codegen',
    ['codegen'],
    'Codegen reads schema snapshots. Write the schema to packages/codegen/schemas instead of importing it.',
  ),
  denyElements(
    'toolkit',
    ['toolkit', 'contract', 'server'],
    'The toolkit is shared by the services and depends on none of them. Take the value as a parameter.',
  ),
  denyElements(
    'service',
    ['service', 'toolkit', 'contract', 'server'],
    'A service is a separate program that a company can replace: of the packages it imports only the contract and the server package. Put shared rules there, code shared by services into services/toolkit, and data into the schema.',
  ),
  denyElements(
    'search',
    ['search', 'toolkit', 'contract', 'server', 'core'],
    'The search service may use core, because it indexes by the rules of the site. It calls other services by URL and does not depend on the site.',
  ),
  {
    from: element('service'),
    disallow: {
      to: {
        element: {
          types: { anyOf: ['service'] },
          captured: { service: '!{{ from.element.captured.service }}' },
        },
      },
    },
    message: 'A service calls another one by URL. Use HTTP, or move shared code into services/toolkit.',
  },
  denyElements(
    'demo',
    ['demo', 'service', 'toolkit', 'contract'],
    'The demo writes rows and documents of the services, and does not depend on the packages.',
  ),
  {
    from: element(except('demo')),
    disallow: { to: element('demo') },
    message:
      'The demo is a folder that can be deleted, so nothing may depend on it. Keep fixtures beside their tests.',
  },
];

const modules = [
  {
    from: element('contract'),
    disallow: { to: [{ module: { origin: 'external' } }, { module: { origin: 'core' } }] },
    message:
      'The contract has no dependencies, not even on Node, because every service and the browser bundle it. Return a value, and let the caller use a library.',
  },
  denyModule(
    'core',
    ['react', 'react-dom', 'react-intl', 'next', 'styled-components', '@xstate/react', 'graphql'],
    'core is pure TypeScript. Return a value, and let a package with React, Next or network access use it.',
  ),
  denyModule(
    except('core'),
    ['xstate'],
    'Machines are in core (core/src/machines). Import the machine from @kmx/core, run it with @xstate/react in blocks or portal.',
  ),
  denyModule(
    except('blocks', 'portal'),
    ['@xstate/react'],
    'Only blocks and portal run machines in the browser. Put the client component there and render it from here.',
  ),
  denyModule(
    ['core', 'design-system', 'blocks', 'portal', 'codegen'],
    ['next'],
    'next/* belongs to the site. Take the href, the headers or the image as a prop, and let the site provide it.',
  ),
  {
    from: { file: { categories: 'client' } },
    disallow: {
      to: ['zod', '@apollo/client', 'graphql'].map(dependency),
      dependency: { kind: 'value' },
    },
    message:
      'Client components are sent to every reader. Parse and fetch on the server, and pass the result as props (types may be imported).',
  },
];

/** Options of the rule boundaries/dependencies. If two policies match, the later one applies. */
export const policies = [...between, ...modules];
