/**
 * Makes the styled parts shorter before they are compiled: token references become their values, comments and line
 * breaks go, and every part gets a short name that server and browser agree on. They are the only part of a block
 * that every reader downloads (docs/adr/0007).
 */
const { createHash } = require('node:crypto');
const path = require('node:path');

const { buildSync } = require('esbuild');

const packages = path.join(__dirname, '../..');
const tokensEntry = path.join(packages, 'design-system/src/tokens/index.ts');

/** The design system's `vars` and `media`, evaluated once per worker. */
function loadTokens() {
  const { outputFiles } = buildSync({
    entryPoints: [tokensEntry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
  });
  const module_ = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(module_, module_.exports, require);
  return { vars: module_.exports.vars, media: module_.exports.media };
}

let tokens;

const keysOf = (reference) => reference.split(/[.[\]]/).filter(Boolean);

/** `vars.space[4]` as the text that it stands for, `vars.size` as its table. */
const valueOf = (name) => keysOf(name).reduce((node, key) => node?.[key], tokens);

const reference = /\b(?:vars|media)(?:\.\w+|\[\w+\])+/;
const interpolated = new RegExp(`\\$\\{(${reference.source})\\}`, 'g');
const bare = new RegExp(`(?<!typeof )${reference.source}`, 'g');
const tokenImport = /import \{ (vars|media) \} from/g;

function inline(whole, name) {
  const value = valueOf(name);
  return typeof value === 'string' ? value : whole;
}

/** Throws for what is no token, such as a method of one: it would be nothing when the part is drawn. */
function literal(name) {
  const value = valueOf(name);
  if (typeof value !== 'string' && typeof value !== 'object')
    throw new Error(`${name} is no token of the theme.`);
  // Parentheses, since a table may follow an arrow.
  return `(${JSON.stringify(value)})`;
}

/** What is left of the tokens are types, so that the tokens themselves stay out of the bundle. */
const importTypesOnly = (source) => source.replace(tokenImport, 'import type { $1 } from');

const part = /\bstyled(\.\w+|\(\w+\))/g;

/** A short class for each part of a file, the same on the server and in the browser. */
function nameParts(source, fileName) {
  const hash = createHash('sha256').update(fileName).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  let index = 0;
  return source.replace(
    part,
    (whole) => `${whole}.withConfig({componentId:"k${hash}${(index++).toString(36)}"})`,
  );
}

/** The source of a `*.styles.ts` file in, a shorter one of the same meaning out. */
function foldStyles(source) {
  tokens ??= loadTokens();
  const folded = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(interpolated, inline)
    .replace(bare, literal);
  return nameParts(importTypesOnly(folded), path.relative(packages, this.resourcePath))
    .replace(/([;{},])[ \t]*\n\s*/g, '$1')
    .replace(/\n\s*\}/g, '}')
    .replace(/(: |, | \{)/g, (text) => text.trim())
    .replace(/`\s+/g, '`')
    .replaceAll(';}', '}');
}

module.exports = foldStyles;
