import { build } from 'esbuild';

/** Returns the exports of a TypeScript module of the workspace that needs no browser. */
export async function evaluateModule(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
