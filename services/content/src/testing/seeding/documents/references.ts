import { keyOfPage } from './convertLink';
import { findListProblems } from './listReferences';
import { linkProblem, moduleProblems, pictureProblem, type Known } from './moduleReferences';
import type { SeedSource } from './source';
import type { SeedNavigationItem } from './types';

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

/** Finds references of the seed to missing documents; returns one sentence for each. */
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
    ...findListProblems(source, known).flatMap(({ owner, names }) => missing(owner, names)),
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
