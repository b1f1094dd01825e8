import { generate } from '@graphql-codegen/cli';
import { activeTargets, codegenConfig, repositoryRoot } from './config.mjs';

/** Generates a service's documents from SDL text without writing: a map of repository paths to contents. */
export async function generateFiles(service, sdl) {
  const active = await activeTargets(service);
  if (active.length === 0) return { folders: [], files: new Map() };
  const outputs = await generate({ ...codegenConfig(sdl, active), cwd: repositoryRoot }, false);
  return {
    folders: active.map(({ output }) => output),
    files: new Map(outputs.map(({ filename, content }) => [filename, content])),
  };
}
