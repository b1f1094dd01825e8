import { addons } from 'storybook/manager-api';
import chivo from '../packages/design-system/src/fonts/chivo-latin-wght-normal.woff2';
import chivoMono from '../packages/design-system/src/fonts/chivo-mono-latin-wght-normal.woff2';
import { appearance } from './appearance';

/* The manager does not load the preview's style sheets, so it declares the font faces itself. */
const faces = { 'Chivo Variable': chivo, 'Chivo Mono Variable': chivoMono };

for (const [family, source] of Object.entries(faces)) {
  document.fonts.add(new FontFace(family, `url(${source})`, { weight: '100 900' }));
}

addons.setConfig({
  theme: appearance,
  sidebar: {
    showRoots: true,
    collapsedRoots: ['components', 'blocks', 'pages', 'portal', 'machines', 'editor'],
  },
});
