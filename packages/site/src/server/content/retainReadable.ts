import { z } from 'zod';

import { log } from '../log';

/** Creates a list schema that logs and drops invalid entries, so that they do not invalidate the others. */
export const retainReadable = <Item extends z.ZodType>(item: Item, name: string) =>
  z.array(z.custom<z.input<Item>>()).transform((entries): z.output<Item>[] =>
    entries.flatMap((entry) => {
      const read = item.safeParse(entry);
      if (read.success) return [read.data];
      log('warn', `Omitted an invalid ${name}: ${z.prettifyError(read.error)}`);
      return [];
    }),
  );
