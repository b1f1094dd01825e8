import path from 'node:path';
import { buildPackage } from './lib/buildPackage.mjs';

const target = path.resolve(import.meta.dirname, '../dist');
const { modules, assets } = await buildPackage(target);
console.log(`${modules} modules and ${assets} assets in ${path.relative(process.cwd(), target)}`);
