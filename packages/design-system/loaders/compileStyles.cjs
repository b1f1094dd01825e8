/**
 * Shortens styled components before compilation: token references become their values, comments and line breaks are
 * removed, and every component gets a short class name, equal on server and browser. They are the only part of a block
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

/** Returns the value of `vars.space[4]` as text, or of `vars.size` as an object. */
const valueOf = (name) => keysOf(name).reduce((node, key) => node?.[key], tokens);

const reference = /\b(?:vars|media)(?:\.\w+|\[\w+\])+/;
const interpolated = new RegExp(`\\$\\{(${reference.source})\\}`, 'g');
const bare = new RegExp(`(?<!typeof )${reference.source}`, 'g');
const tokenImport = /import \{ (vars|media) \} from/g;

function inline(whole, name) {
  const value = valueOf(name);
  return typeof value === 'string' ? value : whole;
}

/** Throws for anything that is no token, such as a method, which would be empty at render time. */
function literal(name) {
  const value = valueOf(name);
  if (typeof value !== 'string' && typeof value !== 'object')
    throw new Error(`${name} is no token of the theme.`);
  // Parentheses, since a table may follow an arrow.
  return `(${JSON.stringify(value)})`;
}

/** Only types remain of the tokens, so that the tokens themselves are not bundled. */
const importTypesOnly = (source) => source.replace(tokenImport, 'import type { $1 } from');

const part = /\bstyled(\.\w+|\(\w+\))/g;

/** Assigns a short class name to each component of a file, equal on server and browser. */
function nameParts(source, fileName) {
  const hash = createHash('sha256').update(fileName).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  let index = 0;
  return source.replace(
    part,
    (whole) => `${whole}.withConfig({componentId:"k${hash}${(index++).toString(36)}"})`,
  );
}

/** Returns a shorter, equivalent source of a `*.styles.ts` file. */
function compileStyles(source) {
  tokens ??= loadTokens();
  const compiled = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(interpolated, inline)
    .replace(bare, literal);
  return nameParts(importTypesOnly(compiled), path.relative(packages, this.resourcePath))
    .replace(/([;{},])[ \t]*\n\s*/g, '$1')
    .replace(/\n\s*\}/g, '}')
    .replace(/(: |, | \{)/g, (text) => text.trim())
    .replace(/`\s+/g, '`')
    .replaceAll(';}', '}');
}

module.exports = compileStyles;
