/** Syntax that the conventions rule out, with what to write instead. */
export const restrictedSyntax = [
  { selector: 'TSEnumDeclaration', message: "Write a union of literals: type Tone = 'dark' | 'light'." },
  {
    selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation',
    message:
      'A double cast silences the types. Parse the value with zod at the door, or narrow it with a guard.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what you mean (a role, a request, a URL), not for time to pass.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
    message: 'A test that is skipped or alone proves nothing. Mend it or remove it.',
  },
];

/** Hooks that need a browser; they belong to the smallest leaf, so that the rest stays on the server. */
export const clientHooks = {
  paths: [
    {
      name: 'react',
      importNames: [
        'useActionState',
        'useCallback',
        'useContext',
        'useEffect',
        'useEffectEvent',
        'useInsertionEffect',
        'useLayoutEffect',
        'useMemo',
        'useOptimistic',
        'useReducer',
        'useRef',
        'useState',
        'useSyncExternalStore',
        'useTransition',
      ],
      message: 'Hooks live in *.client.tsx files: move the part that must react into the smallest leaf.',
    },
  ],
};

/** Files whose default export a framework asks for. */
export const frameworkFiles = [
  '**/*.config.{ts,mts,mjs}',
  '**/*.stories.tsx',
  '.storybook/**/*.{ts,tsx}',
  'packages/site/src/app/**/*.{ts,tsx}',
  'packages/site/{,src/}{proxy,instrumentation,instrumentation-client}.ts',
  'packages/site/{cache,server}/**/*.{ts,mjs}',
  'services/*/src/app/**/*.{ts,tsx}',
  'services/*/src/payload.config.ts',
];

const names = [
  ...['AbortController', 'AbortSignal', 'Buffer', 'URL', 'URLSearchParams', 'TextDecoder', 'TextEncoder'],
  ...['clearInterval', 'clearTimeout', 'console', 'fetch', 'performance', 'process', 'queueMicrotask'],
  ...[
    'setInterval',
    'setTimeout',
    'structuredClone',
    'module',
    'require',
    '__dirname',
    '__filename',
    'Response',
  ],
];

/** What Node gives to scripts; sources in TypeScript get theirs from their types. */
export const nodeGlobals = Object.fromEntries(names.map((name) => [name, 'readonly']));
