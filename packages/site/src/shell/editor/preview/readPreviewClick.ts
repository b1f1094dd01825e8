/** What a click in the preview is: on which block, and whether it must lead nowhere. */
export interface PreviewClick {
  blockId: string | undefined;
  isStopped: boolean;
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
  const isFold = target?.closest('summary') !== null && !link;
  return { blockId, isStopped: Boolean(link) || (blockId !== undefined && !isFold) };
}
