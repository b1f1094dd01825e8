import type { SourceChange } from '../translation/loadTranslations';

export interface ChangedText extends SourceChange {
  field: string;
}

export interface ChangedBlock {
  id: string;
  /** Undefined for the fields of the page itself. */
  name: string | undefined;
  texts: readonly ChangedText[];
}

/** Separator in the content service's field paths: "Hero banner › Title". */
const separator = ' › ';

function splitLocation({ place, blockId }: SourceChange): { name: string | undefined; field: string } {
  const [first = place, ...rest] = place.split(separator);
  if (blockId === null || rest.length === 0) return { name: undefined, field: place };
  return { name: first, field: rest.join(separator) };
}

/** Groups changed texts by block, in order of each block's first change. */
export function groupChanges(changes: readonly SourceChange[]): readonly ChangedBlock[] {
  const ids = [...new Set(changes.map(({ blockId }) => blockId))];
  return ids.map((id) => {
    const texts = changes.filter(({ blockId }) => blockId === id);
    return {
      id: id ?? 'page',
      name: texts.map((text) => splitLocation(text).name).find((name) => name !== undefined),
      texts: texts.map((text) => ({ ...text, field: splitLocation(text).field })),
    };
  });
}
