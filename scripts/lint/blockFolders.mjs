const below = (trees) => `^(\\.\\./)+(${trees.join('|')})/`;
const deny = (trees, message) => ({ regex: below(trees), caseSensitive: true, message });

const denySiblings = {
  regex: '^\\.\\./[A-Z]',
  caseSensitive: true,
  message:
    'A block imports no other block, a frame no other frame, a view no other view. Move what both need to blocks/src/shared.',
};

const placed = ['blocks', 'frames', 'views'];
const pages = ['pageModules', 'pageStories', 'machineStories'];

/** Folders of packages/blocks/src with what they must not import. */
const folders = {
  blocks: deny(
    ['frames', 'views', ...pages],
    'A block is placed by an editor and knows neither frames nor views. Move what both need to blocks/src/shared.',
  ),
  frames: deny(
    ['blocks', 'views', ...pages],
    'A frame surrounds the modules of a page and knows neither blocks nor views. Move what both need to blocks/src/shared.',
  ),
  views: deny(
    ['blocks', 'frames', ...pages],
    'A view shows a page of the application and knows neither blocks nor frames. Move what both need to blocks/src/shared.',
  ),
  '{contract,content,lexical,shared}': deny(
    [...placed, ...pages],
    'Blocks, frames and views are built on this folder. Declare the type in blocks/src/contract, or take the value as a parameter.',
  ),
};

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/**
 * ESLint configs for the folders of packages/blocks/src: what a folder must not import holds for its tests as well,
 * but stories and tests of one block, frame or view may show it beside another.
 */
export const blockFolders = (tests) =>
  Object.entries(folders).flatMap(([folder, pattern]) => {
    const files = [`packages/blocks/src/${folder}/**/*.{ts,tsx}`];
    const config = { files, rules: restrict(pattern) };
    if (!placed.includes(folder)) return [config];
    return [config, { files, ignores: tests, rules: restrict(pattern, denySiblings) }];
  });
