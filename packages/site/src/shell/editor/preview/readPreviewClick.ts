/** Clicked block, and whether navigation must be prevented. */
export interface PreviewClick {
  blockId: string | undefined;
  /** Clicked text, by which the form finds the field. */
  text?: string;
  isStopped: boolean;
}

/** A longer text is the whole block rather than one field. */
const maxTextLength = 2000;

function readText(target: Element | null): string | undefined {
  if (!target || target.hasAttribute('data-block-id')) return undefined;
  const alternative = target instanceof HTMLImageElement ? target.alt : target.textContent;
  const text = alternative.replaceAll(/\s+/g, ' ').trim();
  return text === '' || text.length > maxTextLength ? undefined : text;
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Interprets a click in the preview. A click on a block selects it. Links are not followed, because their
 * targets are no previews and cannot be framed; with a modifier key they open a new tab. Disclosure widgets
 * still work.
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
