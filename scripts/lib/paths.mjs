import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) => inRoot('node_modules/.bin', name);
/** TypeScript 7, which takes a seventh of the time. Tools that need the compiler's API load `typescript`, version 6. */
export const nativeTsc = inRoot('node_modules/typescript-7/bin/tsc');
