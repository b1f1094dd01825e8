import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import storybook from 'eslint-plugin-storybook';
import { blockFolders } from './scripts/lint/blockFolders.mjs';
import { elements, files, policies } from './scripts/lint/boundaries.mjs';
import { restrictedSyntax } from './scripts/lint/conventions.mjs';
import { localRules } from './scripts/lint/localRules.mjs';

const sources = ['**/*.{ts,tsx,mts}'];
const tests = ['**/*.{test,mock,stories}.{ts,tsx}', 'e2e/**/*.ts', 'scripts/unit/*.ts'];

/** Rules that oxlint (.oxlintrc.json) does not have: boundaries, the order of imports, and the project's own. */
export default defineConfig(
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
  {
    files: sources,
    languageOptions: { parser },
    plugins: { boundaries, kmx: localRules },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/elements': elements,
      'boundaries/files': files,
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'allow', checkAllOrigins: true, policies }],
      'kmx/styled-in-styles': [
        'error',
        {
          registries: [
            'site/src/shell/frame/ServerRegistry.client.tsx',
            'site/src/pageServer/styles/PageStyles.ts',
            'site/src/pageServer/styles/PageStyles.test.tsx',
          ],
        },
      ],
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    plugins: { 'import-x': importX, kmx: localRules },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
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
      'kmx/plain-language': 'error',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  ...blockFolders(tests),
);
