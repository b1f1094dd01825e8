import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wireFilmCaptions } from './assets/captions';
import { documents } from './assets/documents';
import { writePdf } from './assets/pdf';
import type { SeedFile } from './types';

const asset = (name: string): string =>
  path.resolve(process.env['CMS_ROOT'] ?? process.cwd(), 'seed/assets', name);

const papers = documents.map(({ slug, version, label, paper }): SeedFile => ({
  key: version === undefined ? slug : `${slug}@${version}`,
  slug,
  fileName: version === undefined ? `${slug}.pdf` : `${slug}-${version}.pdf`,
  title: label,
  mimeType: 'application/pdf',
  language: paper.language,
  bytes: () => Promise.resolve(writePdf(paper)),
}));

/** Every download of the media library: papers made by code, a drawn film and its captions. */
export const seedFiles: readonly SeedFile[] = [
  ...papers,
  {
    key: 'wire-film',
    slug: 'wire-film',
    fileName: 'wire-film.webm',
    title: {
      en: 'A wire is fed, cut and stripped',
      de: 'Ein Leiter wird zugeführt, geschnitten und abisoliert',
    },
    mimeType: 'video/webm',
    bytes: () => readFile(asset('wire-film.webm')),
  },
  {
    key: 'wire-film-captions',
    slug: 'wire-film-captions',
    fileName: 'wire-film-captions.vtt',
    title: {
      en: 'Captions: a wire is fed, cut and stripped',
      de: 'Untertitel: Ein Leiter wird zugeführt, geschnitten und abisoliert',
    },
    mimeType: 'text/vtt',
    language: 'en',
    bytes: () => Promise.resolve(new TextEncoder().encode(wireFilmCaptions)),
  },
];
