import type { LanguageCode } from '@kmx/core';
import { createPageContext } from '../../testing/createBlockContext';
import { illustration } from '../../testing/illustration';
import type { ProductDownloadsProps } from './ProductDownloads';

const file = (language: LanguageCode, name: string, typeName: string, sizeBytes: number) => ({
  id: `${language}-${name}`,
  name,
  language,
  thumbnailUrl: illustration(sizeBytes % 7, 128, 180),
  typeName,
  url: `/product-assets/linea-220-${language}.pdf`,
  fileName: `linea-220-${language}.pdf`,
  extension: 'pdf',
  sizeBytes,
});

export const productDownloadsMock = {
  intl: createPageContext().intl,
  id: 'downloads',
  language: 'en',
  files: [
    file('en', 'Linea 220 – Data sheet', 'Data sheet', 35_131),
    file('en', 'Linea 220 – Operating manual', 'Operating manual', 2_413_000),
    file('de', 'Linea 220 – Datenblatt', 'Data sheet', 35_252),
    file('fr', 'Linea 220 – Fiche technique', 'Data sheet', 35_206),
  ],
} satisfies ProductDownloadsProps;
