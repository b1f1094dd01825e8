import { z } from 'zod';
import { prepareModule } from '@kmx/blocks';
import type { AnchorNavigationItem } from '@kmx/design-system';

/** With fewer there is nothing to find one's way in. */
const leastAnchors = 3;

const titledModule = z.object({
  __typename: z.string().transform((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  title: z.string().trim().min(1),
});

/** The anchor that the renderer of the modules gives: `key-figures-3` for a third module. */
const anchorOf = (type: string, position: number) =>
  `${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${position + 1}`;

/** Where a page's titled sections are, for pages with at least three; the leading hero is the page itself. */
export function decideAnchors(modules: readonly unknown[]): readonly AnchorNavigationItem[] {
  const anchors = modules.flatMap((raw, position) => {
    const titled = titledModule.safeParse(raw);
    if (!titled.success) return [];
    const { __typename: type, title } = titled.data;
    if (position === 0 && type === 'heroBanner') return [];
    // A broken module is not shown, so nothing may lead to it.
    return prepareModule(type, raw)?.ok ? [{ id: anchorOf(type, position), text: title }] : [];
  });
  return anchors.length < leastAnchors ? [] : anchors;
}
