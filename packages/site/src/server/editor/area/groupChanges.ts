import type { SourceChange } from '../translation/loadTranslations';

/** A changed text with the name of its field. */
export interface ChangedText extends SourceChange {
  field: string;
}

/** What has changed in one block, in the order of the page. */
export interface ChangedBlock {
  id: string;
  /** Undefined for the fields of the page itself. */
  name: string | undefined;
  texts: readonly ChangedText[];
}

/** How the content service writes a way through the form: "Hero banner › Title". */
const separator = ' › ';

function splitPlace({ place, blockId }: SourceChange): { name: string | undefined; field: string } {
  const [first = place, ...rest] = place.split(separator);
  if (blockId === null || rest.length === 0) return { name: undefined, field: place };
  return { name: first, field: rest.join(separator) };
}

/** Sorts changed texts by the block that they stand in, each block once, where its first text stands. */
export function groupChanges(changes: readonly SourceChange[]): readonly ChangedBlock[] {
  const ids = [...new Set(changes.map(({ blockId }) => blockId))];
  return ids.map((id) => {
    const texts = changes.filter(({ blockId }) => blockId === id);
    return {
      id: id ?? 'page',
      name: texts.map((text) => splitPlace(text).name).find((name) => name !== undefined),
      texts: texts.map((text) => ({ ...text, field: splitPlace(text).field })),
    };
  });
}
