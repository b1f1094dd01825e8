import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeedFile } from '../../services/content/src/testing/seeding/documents/types';
import { writePdf } from '../documents/writePdf';
import { documents } from './documents/documents';
import { wireFilmCaptions } from './wireFilmCaptions';

const papers = documents.map(({ slug, version, label, paper }): SeedFile => ({
  key: version === undefined ? slug : `${slug}@${version}`,
  slug,
  fileName: version === undefined ? `${slug}.pdf` : `${slug}-${version}.pdf`,
  title: label,
  mimeType: 'application/pdf',
  language: paper.language,
  bytes: () => Promise.resolve(writePdf(paper)),
}));

/** Downloads of the media library; `demoFolder` is the absolute path of `demo/`, where the film is. */
export const createFiles = (demoFolder: string): readonly SeedFile[] => [
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
    bytes: () => readFile(path.join(demoFolder, 'assets/wire-film.webm')),
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
