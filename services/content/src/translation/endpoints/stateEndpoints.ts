import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { LanguageCode } from '@kmx/contract/locales';
import { canSeeDrafts } from '../../access/roles';
import { describeTranslation } from '../page/describeTranslation';
import { listTranslations } from '../page/listTranslations';
import type { TranslatedPage, TranslationTarget } from '../page/readTranslatedPage';
import { decideSavingLanguage, savePage } from '../page/savePage';
import { markTargets, resetTargets, startTargets } from '../page/targetChanges';
import type { TranslationProblem } from '../xliff/TranslationProblem';
import { languagesSchema, optionalLanguagesSchema, readJson } from './readBody';
import {
  allowing,
  respondError,
  respondProblems,
  respondStored,
  respondWith,
  mayTranslate,
  withPage,
} from './responses';

const isSame = (one: readonly TranslationTarget[], other: readonly TranslationTarget[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const createProblem = (detail: string): TranslationProblem => ({
  kind: 'otherLanguage',
  segment: null,
  place: null,
  detail,
});

const findUnknown = (page: TranslatedPage, languages: readonly LanguageCode[]): TranslationProblem[] =>
  languages
    .filter((language) => !page.targets.some((target) => target.language === language))
    .map((language) =>
      createProblem(`The page is not to be translated into "${language}". Mark the language first.`),
    );

const findSource = (page: TranslatedPage, languages: readonly LanguageCode[]): TranslationProblem[] =>
  languages
    .filter((language) => language === page.sourceLanguage)
    .map((language) => createProblem(`The page is translated from "${language}", so not into it.`));

interface StateChange<TBody> {
  schema: z.ZodType<TBody>;
  findProblems: (page: TranslatedPage, body: TBody) => TranslationProblem[];
  change: (page: TranslatedPage, body: TBody) => TranslationTarget[];
}

const changing = <TBody>({ schema, findProblems, change }: StateChange<TBody>): Endpoint['handler'] =>
  allowing(
    mayTranslate,
    withPage(async (req, page) => {
      const body = await readJson(req, schema);
      if (body === undefined) return respondError(400, 'Send {"languages": ["de"]}.');
      const problems = findProblems(page, body);
      if (problems.length > 0) return respondProblems(problems);
      const targets = change(page, body);
      if (!isSame(targets, page.targets))
        await savePage(req, page, { translationTargetLanguages: targets }, decideSavingLanguage(page));
      return respondStored(req, page.id);
    }),
  );

const siteOf = ({ query }: PayloadRequest): string | undefined => {
  const site: unknown = query['site'];
  return typeof site === 'string' && site !== '' ? site : undefined;
};

/** Endpoints for the status of translations and the actions of editors: mark, start, reset. */
export const stateEndpoints: Endpoint[] = [
  {
    path: '/translations',
    method: 'get',
    handler: allowing(canSeeDrafts, async (req) =>
      respondWith({ pages: await listTranslations(req, siteOf(req)) }),
    ),
  },
  {
    path: '/:id/translation',
    method: 'get',
    handler: allowing(
      canSeeDrafts,
      withPage((_, page) => respondWith(describeTranslation(page))),
    ),
  },
  {
    path: '/:id/translation/mark',
    method: 'post',
    handler: changing({
      schema: languagesSchema,
      findProblems: (page, { languages }) => findSource(page, languages),
      change: (page, { languages }) => markTargets(page.targets, languages),
    }),
  },
  {
    path: '/:id/translation/start',
    method: 'post',
    handler: changing({
      schema: optionalLanguagesSchema,
      findProblems: (page, { languages }) => findUnknown(page, languages ?? []),
      change: (page, { languages }) => startTargets(page.targets, languages, new Date().toISOString()),
    }),
  },
  {
    path: '/:id/translation/reset',
    method: 'post',
    handler: changing({
      schema: optionalLanguagesSchema,
      findProblems: (page, { languages }) => findUnknown(page, languages ?? []),
      change: (page, { languages }) => resetTargets(page.targets, languages),
    }),
  },
];
