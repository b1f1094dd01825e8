import type { Page } from '@playwright/test';

import type { NamedAlternate } from './documentHead';

/** Parses on a blank page: those of the site let nobody make documents of text. */
async function onBlankPage<T>(page: Page, read: (xml: string) => T, text: string): Promise<T> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate<T, string>(read, text);
  } finally {
    await blank.close();
  }
}

export interface ListedPage {
  url: string;
  alternates: NamedAlternate[];
}

/** The addresses of a sitemap, read by the browser's XML parser; throws where it is not well-formed. */
export const readSitemap = (page: Page, text: string): Promise<ListedPage[]> =>
  onBlankPage(
    page,
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      return [...document.querySelectorAll('urlset > url')].map((entry) => ({
        url: entry.querySelector('loc')?.textContent ?? '',
        alternates: [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => ({
          hreflang: link.getAttribute('hreflang') ?? '',
          href: link.getAttribute('href') ?? '',
        })),
      }));
    },
    text,
  );

/** The addresses of the parts that an index of sitemaps names; none for a sitemap itself. */
export const readSitemapIndex = (page: Page, text: string): Promise<string[]> =>
  onBlankPage(
    page,
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return [...document.querySelectorAll('sitemapindex > sitemap > loc')].map(
        ({ textContent }) => textContent,
      );
    },
    text,
  );

export interface Feed {
  title: string;
  language: string;
  self: string;
  items: { title: string; link: string; guid: string; published: string }[];
}

/** An RSS 2.0 feed, read by the browser's XML parser; throws if it is not well-formed or no feed. */
export const readFeed = (page: Page, text: string): Promise<Feed> =>
  onBlankPage(
    page,
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      const channel = document.querySelector('rss[version="2.0"] > channel');
      if (!channel) throw new Error('There is no channel.');
      const textOf = (parent: Element, name: string) =>
        [...parent.children].find(({ localName, prefix }) => localName === name && !prefix)?.textContent ??
        '';
      const self = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
      return {
        title: textOf(channel, 'title'),
        language: textOf(channel, 'language'),
        self: self?.getAttribute('href') ?? '',
        items: [...channel.querySelectorAll('item')].map((item) => ({
          title: textOf(item, 'title'),
          link: textOf(item, 'link'),
          guid: textOf(item, 'guid'),
          published: textOf(item, 'pubDate'),
        })),
      };
    },
    text,
  );
