import { alignCodes } from '../text/alignCodes';
import { plainText } from '../text/codedText';
import type { PackageUnit, TranslationPackage } from '../xliff/writePackage';
import { changesOf, segmentsIn } from './describeTranslation';
import type { TranslatedPage, TranslationTarget } from './readTranslatedPage';
import type { Segment } from './segments';
import { findEarlierSegments, parseSourceTexts } from './sourceTexts';

/**
 * Creates the package of one language with every text of the page. Current translations are included; outdated ones are
 * left out, so that nobody returns them unread.
 */
export const createPackage = (page: TranslatedPage, target: TranslationTarget): TranslationPackage => {
  const translated = new Map(segmentsIn(page.fields, target.language).map((one) => [one.id, one.text]));
  const source = segmentsIn(page.fields, page.sourceLanguage);
  const recorded = parseSourceTexts(target.translatedSource);
  const earlier = recorded && findEarlierSegments(recorded, source);
  const changes = new Map(
    changesOf(target, page.sourceLanguage, page.fields)
      .filter(({ sourceNow }) => sourceNow !== null)
      .map((change) => [change.segment, change]),
  );
  const createUnit = ({ id, place, maxLength, text }: Segment): PackageUnit => {
    const change = changes.get(id);
    const before = earlier ? earlier.get(id) : id;
    const translation = before === undefined ? undefined : translated.get(before);
    return {
      id,
      place,
      maxLength,
      source: text,
      target: translation && !change ? alignCodes(translation, text) : null,
      isTranslated: target.translationState === 'Translated',
      previous:
        change?.sourceThen && translation
          ? { source: change.sourceThen, target: plainText(translation) }
          : null,
    };
  };
  return {
    pageId: page.id,
    title: page.title,
    sourceLanguage: page.sourceLanguage,
    targetLanguage: target.language,
    units: source.map(createUnit),
  };
};
