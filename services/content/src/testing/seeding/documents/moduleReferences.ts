import type { SeedLink, SeedModule } from './types';

export interface Known {
  pages: ReadonlySet<string>;
  media: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

export const linkProblem = (link: SeedLink, known: Known): string[] => {
  if (link.kind === 'page' && !known.pages.has(link.page)) return [`the page ${link.page}`];
  if (link.kind === 'file' && !known.files.has(link.file)) return [`the file ${link.file}`];
  return [];
};

export const pictureProblem = (key: string | undefined, known: Known): string[] =>
  key === undefined || known.media.has(key) ? [] : [`the picture ${key}`];

export const fileProblem = (key: string | undefined, known: Known): string[] =>
  key === undefined || known.files.has(key) ? [] : [`the file ${key}`];

export const moduleProblems = (module: SeedModule, known: Known): string[] => {
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
    case 'financialCalendar':
      return links(module.entries.flatMap(({ link }) => link ?? []));
    case 'form':
      return fileProblem(module.file, known);
    case 'richText':
    case 'keyFigures':
    case 'keyFiguresComparison':
    case 'accordion':
    case 'storyOverview':
    case 'storyContactList':
    case 'mediaReleaseList':
    case 'newsList':
    case 'eventList':
    case 'locationList':
    case 'termsList':
    case 'jobOpeningList':
    case 'shareTable':
      return [];
  }
};
