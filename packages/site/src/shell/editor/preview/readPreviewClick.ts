/** What a click in the preview is: on which block, and whether it must lead nowhere. */
export interface PreviewClick {
  blockId: string | undefined;
  /** Words that were clicked inside the block, by which the form finds their field. */
  text?: string;
  isStopped: boolean;
}

/** Longer ones are the whole block, and no field's. */
const maxTextLength = 2000;

function readText(target: Element | null): string | undefined {
  if (!target || target.hasAttribute('data-block-id')) return undefined;
  const alternative = target instanceof HTMLImageElement ? target.alt : target.textContent;
  const text = alternative.replaceAll(/\s+/g, ' ').trim();
  return text === '' || text.length > maxTextLength ? undefined : text;
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A click on a block chooses it, and on a link it leads nowhere: what stands behind it would not be the preview, nor be shown in
 * a frame. A link with a modifier opens beside it, and what only folds still folds.
 */
export function readPreviewClick(event: MouseEvent): PreviewClick {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest('a, area');
  if (link && hasModifier(event)) return { blockId: undefined, isStopped: false };
  const blockId = target?.closest('[data-block-id]')?.getAttribute('data-block-id') ?? undefined;
  const isToggle = target?.closest('summary') !== null && !link;
  const text = blockId === undefined ? undefined : readText(target);
  return {
    blockId,
    ...(text !== undefined && { text }),
    isStopped: Boolean(link) || (blockId !== undefined && !isToggle),
  };
}
