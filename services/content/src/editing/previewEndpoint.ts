import type { Endpoint } from 'payload';
import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import { hasRole } from '../access/roles';
import { storeUnsaved } from '../preview/unsavedForms';
import { allowing, respondError, respondWith } from '../translation/endpoints/responses';
import { findFormKey, readJsonBody } from './formRequest';

const messageSchema = z.object({
  collection: z.string(),
  id: z.string(),
  locale: z.enum(languageCodes),
  fields: z.record(z.string(), z.unknown()),
});

/** `POST /api/editing/preview`: the values of a form that its preview shows before they are saved. */
export const previewEndpoint: Endpoint = {
  path: '/editing/preview',
  method: 'post',
  handler: allowing(
    (req) => hasRole(req, 'author'),
    async (req) => {
      const message = messageSchema.safeParse(await readJsonBody(req)).data;
      const key = message && findFormKey(req, message.collection, message.id);
      if (!key) return respondError(400, 'This form has no preview.');
      await storeUnsaved(req, { ...key, locale: message.locale }, message.fields);
      return respondWith({ isStored: true });
    },
  ),
};
