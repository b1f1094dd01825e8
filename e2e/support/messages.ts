import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

export function siteMessages(language: string): (id: string) => string {
  const file = join(process.cwd(), 'packages/site/messages', `${language}.json`);
  const messages = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return (id) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`There is no message "${id}" in ${language}.`);
    return text;
  };
}
