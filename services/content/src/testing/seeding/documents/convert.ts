import type { LinkItem, Page } from '../../../payload-types';
import { fileId, mediaId, toLink } from './convertLink';
import { toListModule } from './convertList';
import { rowIdOf } from './ids';
import { textIn } from './localize';
import type { Localized, SeedLanguage, SeedLink, SeedModule } from './types';

type Module = NonNullable<Page['modules']>[number];
type Prose = Extract<Module, { blockType: 'richText' }>['content'];

export interface Conversion {
  language: SeedLanguage;
  /** Key of the document, from which ids of rows are derived. */
  document: string;
  toProse: (markdown: string) => Prose;
}

/** Converts a module in one language. Required texts missing in every language become '', so that the service reports them. */
export const toModule = (module: SeedModule, index: number, conversion: Conversion): Module => {
  const { language } = conversion;
  const path = `modules.${index}`;
  const id = (rest = ''): string => rowIdOf(conversion.document, `${path}${rest}`);
  const text = (value: Localized | undefined): string | undefined => textIn(value, language);
  const must = (value: Localized): string => textIn(value, language) ?? '';
  const prose = (value: Localized): Prose => conversion.toProse(must(value));
  const links = (values: readonly SeedLink[] | undefined): LinkItem =>
    (values ?? []).map((link, row) => ({ id: id(`.links.${row}`), link: toLink(link, language) }));
  const picture = (key: string | undefined): string | undefined =>
    key === undefined ? undefined : mediaId(key);

  switch (module.blockType) {
    case 'heroBanner':
      return {
        blockType: 'heroBanner',
        id: id(),
        overline: text(module.overline),
        title: must(module.title),
        text: text(module.text),
        image: mediaId(module.image),
        links: links(module.links),
        size: module.size ?? 'large',
        tone: module.tone ?? 'dark',
      };
    case 'richText':
      return { blockType: 'richText', id: id(), title: text(module.title), content: prose(module.content) };
    case 'keyFigures':
      return {
        blockType: 'keyFigures',
        id: id(),
        title: text(module.title),
        text: text(module.text),
        figures: module.figures.map((figure, row) => ({
          id: id(`.figures.${row}`),
          value: must(figure.value),
          unit: text(figure.unit),
          label: must(figure.label),
          note: text(figure.note),
        })),
      };
    case 'keyFiguresComparison':
      return {
        blockType: 'keyFiguresComparison',
        id: id(),
        title: must(module.title),
        text: text(module.text),
        caption: must(module.caption),
        columns: module.columns.map((column, row) => ({ id: id(`.columns.${row}`), label: must(column) })),
        rows: module.rows.map((entry, row) => ({
          id: id(`.rows.${row}`),
          label: must(entry.label),
          unit: text(entry.unit),
          values: entry.values.map((value, cell) => ({ id: id(`.rows.${row}.${cell}`), value: must(value) })),
        })),
      };
    case 'accordion':
      return {
        blockType: 'accordion',
        id: id(),
        title: text(module.title),
        items: module.items.map((item, row) => ({
          id: id(`.items.${row}`),
          title: must(item.title),
          content: prose(item.content),
        })),
      };
    case 'lightboxGallery':
      return {
        blockType: 'lightboxGallery',
        id: id(),
        title: text(module.title),
        text: text(module.text),
        images: module.images.map(({ image, caption }, row) => ({
          id: id(`.images.${row}`),
          image: mediaId(image),
          caption: text(caption),
        })),
      };
    case 'mediaText':
      return {
        blockType: 'mediaText',
        id: id(),
        overline: text(module.overline),
        title: must(module.title),
        content: prose(module.content),
        image: mediaId(module.image),
        mediaPosition: module.mediaPosition ?? 'start',
        links: links(module.links),
      };
    case 'teaserGrid':
      return {
        blockType: 'teaserGrid',
        id: id(),
        title: text(module.title),
        text: text(module.text),
        teasers: module.teasers.map((teaser, row) => ({
          id: id(`.teasers.${row}`),
          overline: text(teaser.overline),
          title: must(teaser.title),
          text: text(teaser.text),
          image: picture(teaser.image),
          link: toLink(teaser.link, language),
        })),
      };
    case 'video':
      return {
        blockType: 'video',
        id: id(),
        title: must(module.title),
        video: fileId(module.video),
        poster: mediaId(module.poster),
        caption: text(module.caption),
        transcript: must(module.transcript),
        captionsFile: fileId(module.captionsFile),
      };
    case 'quote':
      return {
        blockType: 'quote',
        id: id(),
        quote: must(module.quote),
        attribution: must(module.attribution),
        context: text(module.context),
        image: picture(module.image),
      };
    case 'callToAction':
      return {
        blockType: 'callToAction',
        id: id(),
        title: must(module.title),
        text: text(module.text),
        links: links(module.links),
        tone: module.tone ?? 'accent',
      };
    case 'downloadList':
      return {
        blockType: 'downloadList',
        id: id(),
        title: must(module.title),
        text: text(module.text),
        files: module.files.map(({ file, title }, row) => ({
          id: id(`.files.${row}`),
          file: fileId(file),
          title: text(title),
        })),
      };
    case 'marketingSection':
      return {
        blockType: 'marketingSection',
        id: id(),
        logo: picture(module.logo),
        backgroundColor: module.backgroundColor ?? 'Dark_White',
        title: must(module.title),
        text: text(module.text),
        link: toLink(module.link, language),
      };
    case 'storyOverview':
    case 'storyContactList':
    case 'mediaReleaseList':
    case 'newsList':
    case 'eventList':
    case 'locationList':
    case 'termsList':
    case 'jobOpeningList':
    case 'shareTable':
    case 'financialCalendar':
    case 'form':
      return toListModule(module, language, id);
  }
};
