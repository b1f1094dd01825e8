import js from '@eslint/js';
import nextVitals from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { elements, files, policies } from './scripts/lint/boundaries.mjs';
import { clientHooks, frameworkFiles, nodeGlobals, restrictedSyntax } from './scripts/lint/conventions.mjs';
import { localRules } from './scripts/lint/localRules.mjs';

const sources = ['**/*.{ts,tsx,mts}'];
const tests = ['**/*.{test,mock,stories}.{ts,tsx}', 'e2e/**/*.ts', 'jest.setup.ts'];

/** Next's own set brings react, hooks and jsx-a11y; it speaks about our React packages only. */
const react = nextVitals
  .filter((config) => config.rules)
  .map((config) => ({ ...config, files: ['packages/**/*.{ts,tsx}', '.storybook/**/*.tsx'] }));

const typed = {
  files: sources,
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    '@typescript-eslint/no-deprecated': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/no-unsafe-argument': 'error',
    '@typescript-eslint/no-unsafe-assignment': 'error',
    '@typescript-eslint/no-unsafe-call': 'error',
    '@typescript-eslint/no-unsafe-member-access': 'error',
    '@typescript-eslint/no-unsafe-return': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/prefer-nullish-coalescing': 'error',
    '@typescript-eslint/prefer-optional-chain': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
    ],
  },
};

const architecture = {
  files: sources,
  plugins: { boundaries, 'import-x': importX, kmx: localRules },
  settings: {
    'import/resolver': { typescript: { alwaysTryTypes: true } },
    ...importX.flatConfigs.typescript.settings,
    'import-x/resolver': { typescript: { alwaysTryTypes: true } },
    'boundaries/elements': elements,
    'boundaries/files': files,
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'allow', checkAllOrigins: true, policies }],
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'import-x/no-default-export': 'error',
    'import-x/no-duplicates': 'error',
    'kmx/styled-in-styles': ['error', { registry: 'site/src/shell/ServerRegistry.client.tsx' }],
    'no-restricted-syntax': ['error', ...restrictedSyntax],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  },
};

const everyFile = {
  files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
  plugins: { 'import-x': importX, kmx: localRules },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: ['error', 'smart'],
    'import-x/order': [
      'error',
      {
        groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
        pathGroups: [{ pattern: '@kmx/**', group: 'internal' }],
        pathGroupsExcludedImportTypes: ['builtin'],
        alphabetize: { order: 'asc', caseInsensitive: true },
        'newlines-between': 'ignore',
      },
    ],
    'kmx/explain-disables': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    'prefer-const': 'error',
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/.{next,data,cms,build,turbo}/**',
      '**/dist/**',
      'storybook-static/**',
      '**/__generated__/**',
      '**/next-env.d.ts',
      '**/payload-types.ts',
      '**/migrations/**',
      '**/importMap.js',
      'scripts/templates/**',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: nodeGlobals } },
  { files: sources, rules: { 'no-undef': 'off' } },
  ...react,
  ...tseslint.configs.strict.map((config) => ({ ...config, files: sources })),
  typed,
  architecture,
  ...storybook.configs['flat/recommended'],
  everyFile,
  {
    files: ['packages/{core,design-system,blocks,site}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.client.{ts,tsx}', ...tests],
    rules: { 'no-restricted-imports': ['error', clientHooks] },
  },
  {
    files: ['packages/blocks/src/[A-Z]*/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./[A-Z]',
              caseSensitive: true,
              message: 'A block imports no other block. Move what both need to blocks/src/shared.',
            },
          ],
        },
      ],
    },
  },
  {
    rules: {
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
    files: sources,
  },
  { files: ['packages/{core,design-system,blocks,portal}/**'], rules: nextRulesOff() },
  { files: frameworkFiles, rules: { 'import-x/no-default-export': 'off' } },
  {
    files: tests,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': ['error', { max: 400 }] },
  },
  { files: ['services/*/seed/**/*.ts'], rules: { 'max-lines': 'off' } },
);

/** Next's rules look for a `pages` or `app` folder, which the other packages do not have. */
function nextRulesOff() {
  const names = nextVitals.flatMap((config) => Object.keys(config.rules ?? {}));
  return Object.fromEntries(names.filter((name) => name.startsWith('@next/')).map((name) => [name, 'off']));
}
