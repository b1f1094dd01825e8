import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** What must stay fast is measured, not felt: `npm run bench`. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    include: [],
    benchmark: { include: ['bench/**/*.bench.ts'] },
  },
});
