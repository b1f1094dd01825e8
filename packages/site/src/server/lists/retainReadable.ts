import { z } from 'zod';

import { log } from '../log';

/** Every entry of a list that can be read; one that cannot is told in the log and left out, so that it hides no other. */
export const retainReadable = <Item extends z.ZodType>(item: Item, name: string) =>
  z.array(z.custom<z.input<Item>>()).transform((entries): z.output<Item>[] =>
    entries.flatMap((entry) => {
      const read = item.safeParse(entry);
      if (read.success) return [read.data];
      log('warn', `Not shown: a broken ${name}. ${z.prettifyError(read.error)}`);
      return [];
    }),
  );
