import type { Endpoint } from 'payload';
import { canSeeDrafts } from '../../access/roles';
import { createPackage } from '../page/createPackage';
import { importTranslation } from '../page/importTranslation';
import { writePackage } from '../xliff/writePackage';
import { readBody } from './readBody';
import { allowing, respondError, respondProblems, respondStored, mayTranslate, withPage } from './responses';

const maxPackageBytes = 5 * 1024 * 1024;

/** Download and upload of translation packages: XLIFF 2.1. */
export const packageEndpoints: Endpoint[] = [
  {
    path: '/:id/translation/package/:language',
    method: 'get',
    handler: allowing(
      canSeeDrafts,
      withPage((req, page) => {
        const language = req.routeParams?.['language'];
        const target = page.targets.find((one) => one.language === language);
        if (!target) return respondError(404, 'The page is not to be translated into this language.');
        const name = `${page.slug}.${page.sourceLanguage}-${target.language}.xlf`;
        return new Response(writePackage(createPackage(page, target)), {
          headers: {
            'content-type': 'application/xliff+xml; charset=utf-8',
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'private, no-store',
          },
        });
      }),
    ),
  },
  {
    path: '/:id/translation/package',
    method: 'post',
    handler: allowing(
      mayTranslate,
      withPage(async (req, page) => {
        const bytes = await readBody(req, maxPackageBytes);
        if (bytes === null) return respondError(413, `A package has at most ${maxPackageBytes} bytes.`);
        const problems = await importTranslation(req, page, bytes);
        return problems.length > 0 ? respondProblems(problems) : respondStored(req, page.id);
      }),
    ),
  },
];
