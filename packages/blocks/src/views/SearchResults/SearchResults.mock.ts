import type { TextSegment } from '@kmx/core';
import type { SearchResult, SearchResultsData } from './SearchResultsData';

/** `*word*` is a match. */
const segments = (text: string): readonly TextSegment[] =>
  text.split('*').map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }));

export const createResultMock = (fields: Partial<SearchResult> = {}): SearchResult => ({
  id: 'product-alpha-550',
  kind: 'product',
  title: segments('Alpha 550 for *crimp*-to-*crimp* production'),
  text: segments(
    'Up to eight stations: two for *crimp*ing, two for seals, and a test of every *crimp* force curve.',
  ),
  href: '/en/products/crimping/alpha-550',
  dataLink: 'route',
  trail: ['Products', 'Cut, strip and crimp'],
  ...fields,
});

export const searchResultsMock: SearchResultsData = {
  query: 'crimp',
  total: 37,
  results: [
    createResultMock(),
    createResultMock({
      id: 'classification-crimping',
      kind: 'classification',
      title: segments('*Crimp*ing machines'),
      text: [],
      href: '/en/products/crimping',
      trail: ['Products'],
    }),
    createResultMock({
      id: 'document-1',
      kind: 'document',
      title: segments('Betriebsanleitung *Crimp*presse bt 722'),
      text: segments('Einrichten, *Crimp*höhe messen, Werkzeug wechseln.'),
      href: '/product-assets/bt-722-de.pdf',
      dataLink: 'plain',
      trail: ['Products', 'Crimping', 'bt 722'],
      language: 'de',
    }),
    createResultMock({
      id: 'release-1',
      kind: 'release',
      title: segments('A *crimp* that explains itself'),
      href: '/en/media/a-crimp-that-explains-itself',
      trail: ['Media'],
    }),
  ],
  more: { href: '/en/search?q=crimp&page=2#result-11', amount: 10 },
  isLimited: false,
  isIncomplete: false,
};
