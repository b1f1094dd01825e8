const below = (trees) => `^(\\.\\./)+(${trees.join('|')})/`;
const deny = (trees, message) => ({ regex: below(trees), caseSensitive: true, message });

const denySiblings = {
  regex: '^\\.\\./[A-Z]',
  caseSensitive: true,
  message:
    'A block must not import another block, nor a frame another frame, nor a view another view. Move shared code to blocks/src/shared.',
};

const placed = ['blocks', 'frames', 'views'];
const pages = ['pageModules', 'pageStories', 'machineStories'];

/** Folders of packages/blocks/src and their forbidden imports. */
const folders = {
  blocks: deny(
    ['frames', 'views', ...pages],
    'A block is placed by an editor and must not import frames or views. Move shared code to blocks/src/shared.',
  ),
  frames: deny(
    ['blocks', 'views', ...pages],
    'A frame surrounds the modules of a page and must not import blocks or views. Move shared code to blocks/src/shared.',
  ),
  views: deny(
    ['blocks', 'frames', ...pages],
    'A view is part of an application page and must not import blocks or frames. Move shared code to blocks/src/shared.',
  ),
  '{contract,content,lexical,shared}': deny(
    [...placed, ...pages],
    'Blocks, frames and views are built on this folder. Declare the type in blocks/src/contract, or take the value as a parameter.',
  ),
};

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/**
 * ESLint configs for the folders of packages/blocks/src. The restrictions also apply to tests, but stories and tests of a
 * block, frame or view may combine it with another.
 */
export const blockFolders = (tests) =>
  Object.entries(folders).flatMap(([folder, pattern]) => {
    const files = [`packages/blocks/src/${folder}/**/*.{ts,tsx}`];
    const config = { files, rules: restrict(pattern) };
    if (!placed.includes(folder)) return [config];
    return [config, { files, ignores: tests, rules: restrict(pattern, denySiblings) }];
  });
