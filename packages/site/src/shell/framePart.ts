import type { ReactNode } from 'react';

import type { SiteView } from '@/server/view/createSiteView';

type RenderPart = (view: SiteView, key: string, render: () => ReactNode) => ReactNode;

let renderPart: RenderPart = (_view, _key, render) => render();

/** Lets a program that renders many pages reuse the parts of their frame. */
export function setPartRenderer(renderer: RenderPart): void {
  renderPart = renderer;
}

/** A part of the frame that is the same on every page of a site in a locale, but for what `key` names. */
export const framePart: RenderPart = (view, key, render) => renderPart(view, key, render);
