import { generate } from '@graphql-codegen/cli';
import { activeTargets, codegenConfig, repositoryRoot } from './config.mjs';

/** Generates from SDL text without writing: a map of repository paths to contents. */
export async function generateFiles(sdl) {
  const active = await activeTargets();
  const outputs = await generate({ ...codegenConfig(sdl, active), cwd: repositoryRoot }, false);
  return {
    folders: active.map(({ output }) => output),
    files: new Map(outputs.map(({ filename, content }) => [filename, content])),
  };
}
