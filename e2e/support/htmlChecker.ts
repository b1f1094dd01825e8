import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** CSS of the anchor navigation, of container queries, outlined letters and view transitions that browsers know and the checker does not yet. */
const newerThanChecker =
  /“scroll-target-group”|“:target-current”|“container-type”|“paint-order”|“max-inline-size”: Unknown dimension|“@view-transition”|“::view-transition”/;
/** Units of container queries and parts of view transitions, which it cannot parse: only the extract shows them. */
const newerSyntax = /\dcqi\b|nsition-(?:group|old|new)\(/;
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

/** Errors that the Nu HTML checker finds in documents, by their names; one run for all of them. */
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

/** The checker writes its report to standard error and ends with 1 when there is something in it. */
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
