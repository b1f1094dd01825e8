import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** CSS that browsers support and the checker does not yet: anchor positioning, container queries, reading order, text outlines and view transitions. */
const newerThanChecker =
  /“scroll-target-group”|“:target-current”|“container-type”|“paint-order”|“max-inline-size”: Unknown dimension|“@view-transition”|“::view-transition”|“(?:view-transition-name|reading-flow)”: Property/;
/** Container query units and view transition pseudo-elements, which the checker cannot parse; only the extract contains them. */
const newerSyntax = /\dcqi\b|n-(?:group|old|new)\(/;
const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
});

/** Runs the Nu HTML checker once for all documents. Returns its errors with the names of the documents. */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  try {
    const names = new Map<string, string>();
    for (const [index, [name, html]] of [...documents].entries()) {
      const file = join(folder, `${index}.html`);
      names.set(`file:${file}`, name);
      await writeFile(file, html);
    }
    const output = await runChecker(folder);
    return report
      .parse(JSON.parse(output))
      .messages.filter(({ type }) => type === 'error')
      .filter(({ message }) => !newerThanChecker.test(message))
      .filter(({ message, extract = '' }) => !(message.endsWith('Parse Error.') && newerSyntax.test(extract)))
      .map(({ url, message, extract }) => `${names.get(url ?? '') ?? url}: ${message} ${extract ?? ''}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The checker writes its report to standard error and exits with 1 if it is not empty. */
function runChecker(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      'java',
      ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', folder],
      { maxBuffer: 64 * 1024 * 1024 },
      (_error, _stdout, stderr) => resolve(stderr),
    );
  });
}
