import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const snapshot = (name) => path.join(repositoryRoot, 'packages/codegen/schemas', `${name}.graphql`);

/**
 * Services with committed schemas, the commands that print them, and the targets of generation. A target without
 * documents of its `owner` is skipped. The site uses shared fragments of the blocks, so it reads those too.
 */
export const services = [
  {
    name: 'content',
    schemaPath: snapshot('content'),
    command: ['run', '-s', '-w', '@kmx/content-service', 'cms', '--', 'schema'],
    targets: [
      {
        owner: { folder: 'packages/blocks/src', endings: ['.fragment.ts', '.query.ts'] },
        documents: ['packages/blocks/src/**/*.{fragment,query}.ts'],
        output: 'packages/blocks/src/__generated__/',
      },
      {
        owner: { folder: 'packages/site/src', endings: ['.query.ts'] },
        documents: ['packages/site/src/**/*.query.ts', 'packages/blocks/src/content/*.fragment.ts'],
        output: 'packages/site/src/__generated__/',
      },
      {
        owner: { folder: 'services/search/src', endings: ['.query.ts'] },
        documents: ['services/search/src/**/*.query.ts'],
        output: 'services/search/src/__generated__/',
      },
    ],
  },
  {
    name: 'product',
    schemaPath: snapshot('product'),
    command: ['run', '-s', '-w', '@kmx/product-service', 'schema'],
    targets: [
      {
        owner: { folder: 'packages/site/src', endings: ['.productQuery.ts'] },
        documents: ['packages/site/src/**/*.productQuery.ts'],
        output: 'packages/site/src/__generated__/product/',
      },
      {
        owner: { folder: 'services/search/src', endings: ['.productQuery.ts'] },
        documents: ['services/search/src/**/*.productQuery.ts'],
        output: 'services/search/src/__generated__/product/',
      },
    ],
  },
  {
    name: 'customer',
    schemaPath: snapshot('customer'),
    command: ['run', '-s', '-w', '@kmx/customer-service', 'schema'],
    targets: [
      {
        owner: { folder: 'packages/site/src', endings: ['.customerQuery.ts'] },
        documents: ['packages/site/src/**/*.customerQuery.ts'],
        output: 'packages/site/src/__generated__/customer/',
      },
      {
        owner: { folder: 'packages/portal/src', endings: ['.customerQuery.ts'] },
        documents: ['packages/portal/src/**/*.customerQuery.ts'],
        output: 'packages/portal/src/__generated__/customer/',
        isForApollo: true,
      },
    ],
  },
];

/** Targets of a service that have documents. */
export async function activeTargets({ targets }) {
  const active = [];
  for (const target of targets) {
    if (await hasDocuments(target.owner)) active.push(target);
  }
  return active;
}

async function hasDocuments({ folder, endings }) {
  const absolute = path.join(repositoryRoot, folder);
  if (!existsSync(absolute)) return false;
  const files = await readdir(absolute, { recursive: true });
  return files.some((file) => endings.some((ending) => file.endsWith(ending)));
}

/** Configuration of graphql-codegen; `schema` is SDL text or a path. */
export function codegenConfig(schema, active) {
  return {
    schema,
    silent: true,
    generates: Object.fromEntries(
      active.map(({ documents, output, isForApollo = false }) => [
        output,
        {
          preset: 'client',
          documents,
          presetConfig: {
            fragmentMasking: false,
            // Persisted documents: the site forwards only these requests of browsers.
            ...(isForApollo && { persistedDocuments: { hashAlgorithm: 'sha256' } }),
          },
          // Apollo's cache needs `__typename`; a persisted document must already contain it.
          ...(isForApollo && { documentTransforms: [addTypenameSelectionDocumentTransform] }),
          config: {
            documentMode: isForApollo ? 'documentNodeImportFragments' : 'string',
            enumType: 'string-literal',
            useTypeImports: true,
            nonOptionalTypename: false,
            skipTypeNameForRoot: true,
            importExtension: '',
            immutableTypes: false,
            strictScalars: true,
            scalars: { JSON: 'unknown', DateTime: 'string', EmailAddress: 'string' },
          },
        },
      ]),
    ),
  };
}
