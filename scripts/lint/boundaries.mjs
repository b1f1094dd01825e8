/** Allowed imports between packages. Each message says what to do instead. */
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

/** The role that a file's name gives it. */
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
    'The contract holds the rules and lists that services share with the site, and imports nothing of ours. Take what you need as a parameter.',
  ),
  denyElements(
    'server',
    ['server'],
    'This package is what the site and the services have in common as servers, and knows none of them. Take what you need as a parameter.',
  ),
  denyElements(
    'core',
    ['core', 'contract'],
    'core holds the pure rules and imports only the contract. Take what you need as a parameter, or move the caller up.',
  ),
  denyElements(
    'design-system',
    ['design-system'],
    'The design system knows no content and no rules. Take the value as a prop and let the block or the site decide it.',
  ),
  denyElements(
    'blocks',
    ['blocks', 'core', 'design-system'],
    'Blocks may use core and the design system. What comes from the page or the site arrives in BlockContext.',
  ),
  denyElements(
    'portal',
    ['portal', 'core', 'design-system'],
    'The portal may use core and the design system. Move what it shares with blocks or the site down into one of these.',
  ),
  denyElements(
    'site',
    ['site', 'server', 'core', 'design-system', 'blocks', 'portal'],
    'The site knows a service by its URL and its schema. Ask it with a typed document (npm run codegen).',
  ),
  denyElements(
    'codegen',
    ['codegen'],
    'Codegen reads schema snapshots. Write the schema to packages/codegen/schemas instead of importing it.',
  ),
  denyElements(
    'toolkit',
    ['toolkit', 'contract', 'server'],
    'The toolkit is what services share and knows none of them. Take what you need as a parameter.',
  ),
  denyElements(
    'service',
    ['service', 'toolkit', 'contract', 'server'],
    'A service is a program of its own that a company can replace: of the packages it imports only the contract and what servers have in common. Put a rule that both sides follow there, what services share into services/toolkit, data into the schema.',
  ),
  denyElements(
    'search',
    ['search', 'toolkit', 'contract', 'server', 'core'],
    'The search service may use core, by whose rules it indexes what the site shows. It knows another service by its address, and nothing of the site.',
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
    message:
      'A service knows another by its address. Ask it over HTTP, or put what both need into services/toolkit.',
  },
  denyElements(
    'demo',
    ['demo', 'service', 'toolkit', 'contract'],
    'The demo writes rows and documents of the services. What the site knows of them is in the schemas.',
  ),
  {
    from: element(except('demo')),
    disallow: { to: element('demo') },
    message:
      'The demo is a folder that makers delete, so nothing depends on it. Keep fixtures of tests beside the tests.',
  },
];

const modules = [
  {
    from: element('contract'),
    disallow: { to: [{ module: { origin: 'external' } }, { module: { origin: 'core' } }] },
    message:
      'The contract depends on nothing, not even on Node: every service and the browser bundle it. Return a value here, and let the caller use a library.',
  },
  denyModule(
    'core',
    ['react', 'react-dom', 'react-intl', 'next', 'styled-components', '@xstate/react', 'graphql'],
    'core is pure TypeScript. Return a value here, and let the package that has React, Next or a network use it.',
  ),
  denyModule(
    except('core'),
    ['xstate'],
    'Machines stand in core (core/src/machines). Import the machine from @kmx/core, run it with @xstate/react in blocks or portal.',
  ),
  denyModule(
    except('blocks', 'portal'),
    ['@xstate/react'],
    'Only blocks and portal run machines in the browser. Put the client leaf there and render it from here.',
  ),
  denyModule(
    ['core', 'design-system', 'blocks', 'portal', 'codegen'],
    ['next'],
    'next/* belongs to the site. Take the href, the headers or the image as a prop, and let the site hand it over.',
  ),
  {
    from: { file: { categories: 'client' } },
    disallow: {
      to: ['zod', '@apollo/client', 'graphql'].map(dependency),
      dependency: { kind: 'value' },
    },
    message:
      'A client leaf travels to every reader. Parse and fetch on the server and hand the result over as props (types may be imported).',
  },
];

/** Options of the rule boundaries/dependencies; where two policies match, the later one decides. */
export const policies = [...between, ...modules];
