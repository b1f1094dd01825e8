import { build } from 'esbuild';

/** Leaves packages to Node, which resolves only absolute addresses from a module without a file. */
const externalPackages = (names) => ({
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@?[a-z]/ }, ({ path }) =>
      names.includes(path) ? { path: import.meta.resolve(path), external: true } : undefined,
    );
  },
});

/**
 * Returns the exports of a TypeScript module of the workspace that needs no browser. `external` names packages that cannot be
 * bundled.
 */
export async function evaluateModule(file, { external = [] } = {}) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins: [externalPackages(external)],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
