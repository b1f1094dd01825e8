import { keyOfPage } from './convert';
import type { SeedSource } from './source';
import type { SeedLink, SeedModule, SeedNavigationItem } from './types';

interface Known {
  pages: ReadonlySet<string>;
  media: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

const linkProblem = (link: SeedLink, known: Known): string[] => {
  if (link.kind === 'page' && !known.pages.has(link.page)) return [`the page ${link.page}`];
  if (link.kind === 'file' && !known.files.has(link.file)) return [`the file ${link.file}`];
  return [];
};

const pictureProblem = (key: string | undefined, known: Known): string[] =>
  key === undefined || known.media.has(key) ? [] : [`the picture ${key}`];

const fileProblem = (key: string | undefined, known: Known): string[] =>
  key === undefined || known.files.has(key) ? [] : [`the file ${key}`];

const moduleProblems = (module: SeedModule, known: Known): string[] => {
  const links = (values: readonly SeedLink[] | undefined) =>
    (values ?? []).flatMap((link) => linkProblem(link, known));
  switch (module.blockType) {
    case 'heroBanner':
    case 'mediaText':
      return [...pictureProblem(module.image, known), ...links(module.links)];
    case 'lightboxGallery':
      return module.images.flatMap(({ image }) => pictureProblem(image, known));
    case 'teaserGrid':
      return module.teasers.flatMap(({ image, link }) => [...pictureProblem(image, known), ...links([link])]);
    case 'video':
      return [
        ...fileProblem(module.video, known),
        ...fileProblem(module.captionsFile, known),
        ...pictureProblem(module.poster, known),
      ];
    case 'quote':
      return pictureProblem(module.image, known);
    case 'callToAction':
      return links(module.links);
    case 'downloadList':
      return module.files.flatMap(({ file }) => fileProblem(file, known));
    case 'marketingSection':
      return [...pictureProblem(module.logo, known), ...links([module.link])];
    case 'richText':
    case 'keyFigures':
    case 'keyFiguresComparison':
    case 'accordion':
      return [];
  }
};

const itemProblems = (item: SeedNavigationItem, known: Known): string[] => [
  ...(item.link ? linkProblem(item.link, known) : []),
  ...(item.marketingSection
    ? [
        ...pictureProblem(item.marketingSection.logo, known),
        ...linkProblem(item.marketingSection.link, known),
      ]
    : []),
  ...(item.items ?? []).flatMap((child) => itemProblems(child, known)),
];

/** Everything that the seed speaks of and does not hold, a sentence each. */
export const findSeedProblems = (source: SeedSource): string[] => {
  const known: Known = {
    pages: new Set(source.pages.map(keyOfPage)),
    media: new Set(source.media.map(({ key }) => key)),
    files: new Set(source.files.map(({ key }) => key)),
  };
  const missing = (owner: string, names: readonly string[]): string[] =>
    names.map((name) => `${owner} speaks of ${name}, which the seed does not hold.`);
  return [
    ...source.pages.flatMap((page) =>
      missing(keyOfPage(page), [
        ...pictureProblem(page.shareImage, known),
        ...(page.parent === undefined || known.pages.has(`${page.site}:${page.parent}`)
          ? []
          : [`the parent ${page.parent}`]),
        ...page.modules.flatMap((module) => moduleProblems(module, known)),
      ]),
    ),
    ...Object.entries(source.navigation).flatMap(([site, { header, footer }]) =>
      [...header.homeItems, ...header.topItems, ...footer.items, ...footer.legalItems].flatMap((item) =>
        missing(`Navigation of ${site}`, itemProblems(item, known)),
      ),
    ),
    ...source.redirects.flatMap(({ previousUrl, target }) =>
      missing(previousUrl, linkProblem(target, known)),
    ),
  ];
};
