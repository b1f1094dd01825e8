import { z } from 'zod';
import { prepareModule } from '@kmx/blocks';
import type { AnchorNavigationItem } from '@kmx/design-system';

/** Fewer sections need no anchors. */
const minAnchors = 3;

const titledModule = z.object({
  __typename: z.string().transform((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  title: z.string().trim().min(1),
});

/** Returns the id that the module renderer sets: `key-figures-3` for the third module. */
const anchorOf = (type: string, position: number) =>
  `${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${position + 1}`;

/** Lists the titled sections of a page with at least three of them, without the leading hero. */
export function decideAnchors(modules: readonly unknown[]): readonly AnchorNavigationItem[] {
  const anchors = modules.flatMap((raw, position) => {
    const titled = titledModule.safeParse(raw);
    if (!titled.success) return [];
    const { __typename: type, title } = titled.data;
    if (position === 0 && type === 'heroBanner') return [];
    // Invalid modules are not rendered, so there is nothing to link to.
    return prepareModule(type, raw)?.ok ? [{ id: anchorOf(type, position), text: title }] : [];
  });
  return anchors.length < minAnchors ? [] : anchors;
}
