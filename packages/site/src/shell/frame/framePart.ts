import type { ReactNode } from 'react';

import type { SiteView } from '@/server/view/createSiteView';

type RenderPart = (view: SiteView, key: string, render: () => ReactNode) => ReactNode;

let renderPart: RenderPart = (_view, _key, render) => render();

/** Sets a renderer that caches parts across pages. */
export function setPartRenderer(renderer: RenderPart): void {
  renderPart = renderer;
}

/** Renders a part of the frame, or a card of a list, that depends only on site, locale and `key`. */
export const framePart: RenderPart = (view, key, render) => renderPart(view, key, render);

type RenderPanels = (view: SiteView, render: () => ReactNode) => ReactNode;

let renderPanels: RenderPanels = (_view, render) => render();

/** Sets a renderer that replaces the panels of a page by their address, from which the script fetches them. */
export function setPanelRenderer(renderer: RenderPanels): void {
  renderPanels = renderer;
}

/** Renders the panels that only the script opens. */
export const framePanels: RenderPanels = (view, render) => renderPanels(view, render);
