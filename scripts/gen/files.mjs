import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { insertBeforeEnd, insertMessage, insertSorted } from './insert.mjs';

const templates = inRoot('scripts/templates/block');
const source = 'packages/blocks/src';
const blocks = `${source}/blocks`;
const content = 'services/content/src/blocks';
const catalogues = 'packages/blocks/messages';

/** Inserts the names. Lines marked `{{messages}}` or `{{plain}}` are included only with, or only without, messages. */
export function fillTemplate(text, names, { hasMessages }) {
  const unwanted = hasMessages ? ' {{plain}}' : ' {{messages}}';
  return text
    .split('\n')
    .filter((line) => !line.endsWith(unwanted))
    .map((line) => line.replace(/ \{\{(messages|plain)\}\}$/, ''))
    .join('\n')
    .replace(/\{\{(\w+)\}\}/g, (_, name) => names[name]);
}

function targetOf(template, { Name, key }) {
  const file = template.replace(/\.tpl$/, '');
  if (file === 'content.ts') return `${content}/${key}.ts`;
  return `${blocks}/${Name}/${file.replace(/^Block/, Name)}`;
}

/** Placeholder until the picture of the block's story has been captured. */
const plainPicture = ({ key }) => [
  `services/content/public/blocks/${key}.webp`,
  readFileSync(`${templates}/preview.webp`),
];

/** New files of a block, as a map from repository path to text or picture bytes. */
export function newFiles(names, options) {
  const files = readdirSync(templates)
    .filter((file) => file.endsWith('.tpl') && (options.hasMessages || file !== 'Block.messages.ts.tpl'))
    .map((file) => [
      targetOf(file, names),
      fillTemplate(readFileSync(`${templates}/${file}`, 'utf8'), names, options),
    ]);
  return new Map([...files, plainPicture(names)]);
}

/** Files that list all blocks, with this one added, as a map from repository path to text. */
export function changedFiles({ Name, key, label }, { hasMessages }) {
  const changes = new Map();
  const change = (file, edit) => changes.set(file, edit(readFileSync(inRoot(file), 'utf8')));
  change(`${blocks}/registry.ts`, (text) => {
    const imported = insertSorted(text, /\.block';$/, `import { ${key} } from './${Name}/${Name}.block';`);
    return insertBeforeEnd(imported, 'export const blockRegistry', '}', `  ${key},`);
  });
  change(`${source}/stories.ts`, (text) =>
    insertSorted(
      text,
      /^export \* as \w+ from '\.\/blocks\//,
      `export * as ${Name} from './blocks/${Name}/${Name}.stories';`,
    ),
  );
  change(`${source}/storyIndex.ts`, (text) => {
    const entry = `  ${Name}: { title: 'Blocks/${Name}', load: () => import('./blocks/${Name}/${Name}.stories') },`;
    return insertBeforeEnd(text, 'export const storyIndex', '}', entry);
  });
  change(`${source}/pageModules/Page.fragment.ts`, (text) =>
    insertBeforeEnd(text, '    modules {', '    }', `      ...${Name}`),
  );
  change(`${content}/modules.ts`, (text) => {
    const imported = insertSorted(text, /^import \{ \w+ \} from '\.\//, `import { ${key} } from './${key}';`);
    return insertBeforeEnd(imported, 'export const modules', ']', `  ${key},`);
  });
  if (hasMessages) {
    for (const file of readdirSync(inRoot(catalogues)).filter((one) => one.endsWith('.json'))) {
      change(`${catalogues}/${file}`, (text) => insertMessage(text, `blocks.${key}.note`, label));
    }
  }
  return changes;
}

export const existing = (files) => [...files.keys()].filter((file) => existsSync(inRoot(file)));
