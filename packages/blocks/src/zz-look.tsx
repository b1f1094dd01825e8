import { readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { accordionMock } from './Accordion/Accordion.mock';
import { callToActionMock } from './CallToAction/CallToAction.mock';
import { downloadListMock } from './DownloadList/DownloadList.mock';
import { heroBannerMock } from './HeroBanner/HeroBanner.mock';
import { keyFiguresMock } from './KeyFigures/KeyFigures.mock';
import { keyFiguresComparisonMock } from './KeyFiguresComparison/KeyFiguresComparison.mock';
import { lightboxGalleryMock } from './LightboxGallery/LightboxGallery.mock';
import { marketingSectionMock } from './MarketingSection/MarketingSection.mock';
import { mediaTextMock } from './MediaText/MediaText.mock';
import { PageModules } from './page/PageModules';
import { quoteMock } from './Quote/Quote.mock';
import { richTextMock } from './RichText/RichText.mock';
import { teaserGridMock } from './TeaserGrid/TeaserGrid.mock';
import { createPageContext } from './testing/createBlockContext';
import { videoMock } from './Video/Video.mock';
const theme = process.argv[2] ?? 'Komax';
const modules = [
  heroBannerMock,
  keyFiguresMock,
  teaserGridMock,
  mediaTextMock,
  { ...mediaTextMock, mediaPosition: 'start', overline: null, links: [] },
  keyFiguresComparisonMock,
  quoteMock,
  richTextMock,
  accordionMock,
  lightboxGalleryMock,
  videoMock,
  downloadListMock,
  marketingSectionMock,
  { ...heroBannerMock, size: 'compact', heroTone: 'light', image: null },
  { __typename: 'Nope', id: 'x' },
  { ...keyFiguresMock, title: 4, figures: [] },
  callToActionMock,
];
const sheet = new ServerStyleSheet();
const html = renderToStaticMarkup(
  sheet.collectStyles(
    <main>
      <PageModules
        modules={modules}
        context={createPageContext({ isPreview: true, report: (p) => console.log(p) })}
      />
    </main>,
  ),
);
const ds = '/work/main/packages/design-system/src';
const css = ['tokens/themes.css', 'tokens/base.css']
  .map((f) => readFileSync(`${ds}/${f}`, 'utf8'))
  .join('\n');
const fonts = readFileSync(`${ds}/fonts/fonts.css`, 'utf8').replaceAll('./', `file://${ds}/fonts/`);
writeFileSync(
  `/tmp/blocks-look/${theme}.html`,
  `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${fonts}${css}</style>${sheet.getStyleTags()}</head><body>${html}</body></html>`,
);
